"""The tree of a search, flat: nodes with lists of edges, one edge for each choice of a seat.

A node stands for the choices that led to it; what chance brought in between is left open. So the
seat that is asked, and what it may do, can differ from visit to visit: an edge counts how often
its choice was there to be made.
"""

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

NOTHING: Final = -1
SEAT: Final = 1 << 32  # an edge's key is seat * SEAT + action
ROOT: Final = 0


@final
class Tree:
    """Nodes and edges by number; an edge's numbers lie in several arrays at the same place."""

    __slots__ = ("after", "child", "first", "key", "prior", "seen", "value", "visits", "wins")

    def __init__(self) -> None:
        self.first: vec[i64] = vec[i64]([NOTHING])  # [node] -> its first edge
        self.key: vec[i64] = vec[i64]([])  # ascending within a node
        self.after: vec[i64] = vec[i64]([])  # the next edge of the same node
        self.child: vec[i64] = vec[i64]([])  # the node that the choice leads to
        self.seen: vec[i64] = vec[i64]([])  # how often the choice could be made
        self.visits: vec[i64] = vec[i64]([])  # how often it was made
        self.value: vec[float] = vec[float]([])  # sum of what it brought to the seat that made it
        self.wins: vec[float] = vec[float]([])  # sum of its shares of the win
        self.prior: vec[float] = vec[float]([])  # what the policy thought of it, as a share of 1


def edges(tree: Tree) -> i64:
    """How many edges the tree has."""
    return len(tree.key)


def new_edge(tree: Tree, key: i64, after: i64) -> i64:
    tree.key = append(tree.key, key)
    tree.after = append(tree.after, after)
    tree.child = append(tree.child, NOTHING)
    tree.seen = append(tree.seen, 0)
    tree.visits = append(tree.visits, 0)
    tree.value = append(tree.value, 0.0)
    tree.wins = append(tree.wins, 0.0)
    tree.prior = append(tree.prior, -1.0)
    return len(tree.key) - 1


def child_of(tree: Tree, edge: i64) -> i64:
    """The node below an edge, created when it is first needed."""
    node = tree.child[edge]
    if node == NOTHING:
        tree.first = append(tree.first, NOTHING)
        node = len(tree.first) - 1
        tree.child[edge] = node
    return node


def edge_at(tree: Tree, node: i64, before: i64, key: i64) -> i64:
    """The edge with that key, made if it is new; `before` is one with a smaller key, or none."""
    edge = tree.first[node]
    if before != NOTHING:
        edge = tree.after[before]
    while edge != NOTHING and tree.key[edge] < key:
        before = edge
        edge = tree.after[edge]
    if edge != NOTHING and tree.key[edge] == key:
        return edge
    made = new_edge(tree, key, edge)
    if before == NOTHING:
        tree.first[node] = made
    else:
        tree.after[before] = made
    return made
