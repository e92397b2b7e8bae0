"""What goes beyond one table: results, ratings, profiles, evenings; no HTTP, no SQL."""
