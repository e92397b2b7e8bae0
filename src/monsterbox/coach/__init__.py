"""The coach: looks at matches from above, grades choices, tells luck from skill, finds puzzles."""
