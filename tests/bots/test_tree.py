"""The tree of a search: edges in order, found again or made, nodes behind them."""

from __future__ import annotations

import random

import pytest

from monsterbox.bots.tree import NOTHING, ROOT, SEAT, Tree, child_of, edge_at, edges, new_edge


def keys_of(tree: Tree, node: int = ROOT) -> list[int]:
    """The keys of a node's edges, in the order of its list."""
    found = []
    edge = tree.first[node]
    while edge != NOTHING:
        found.append(int(tree.key[edge]))
        edge = tree.after[edge]
    return found


def a_tree(*keys: int) -> Tree:
    """A tree whose root has these edges, made in this order."""
    tree = Tree()
    for key in keys:
        edge_at(tree, ROOT, NOTHING, key)
    return tree


def test_a_tree_begins_with_a_root_and_nothing_else() -> None:
    tree = Tree()

    assert edges(tree) == 0
    assert keys_of(tree) == []


@pytest.mark.parametrize("keys", [(5,), (1, 2, 3), (3, 2, 1), (2, 9, 4, 7), (4, 4, 2, 4, 2)])
def test_edges_of_a_node_are_ascending(keys: tuple[int, ...]) -> None:
    """In whatever order the choices turn up; each is there once."""
    tree = a_tree(*keys)

    assert keys_of(tree) == sorted(set(keys))
    assert edges(tree) == len(set(keys))


def test_an_edge_is_found_again() -> None:
    tree = a_tree(4, 8, 6)

    found = [int(edge_at(tree, ROOT, NOTHING, key)) for key in (4, 8, 6)]

    assert found == [0, 1, 2]
    assert edges(tree) == 3


def test_an_edge_is_looked_for_behind_the_one_before() -> None:
    """A walk along the legal actions needs to look at every edge once."""
    tree = a_tree(10, 20, 30)
    edge, found = NOTHING, []
    for key in (5, 10, 15, 20, 35):
        edge = int(edge_at(tree, ROOT, edge, key))
        found.append(edge)

    assert [int(tree.key[edge]) for edge in found] == [5, 10, 15, 20, 35]
    assert keys_of(tree) == [5, 10, 15, 20, 30, 35]
    assert (found[1], found[3]) == (0, 1)


def test_walks_in_any_order_keep_the_lists_whole() -> None:
    """Many walks with choices that come and go, at several nodes."""
    source = random.Random(3)
    tree = Tree()
    nodes = [ROOT, *(int(child_of(tree, edge_at(tree, ROOT, NOTHING, key))) for key in range(3))]
    seen: dict[int, set[int]] = {node: set() for node in nodes} | {ROOT: {0, 1, 2}}
    for _ in range(200):
        node, edge = source.choice(nodes), NOTHING
        for key in sorted(source.sample(range(40), 6)):
            edge = int(edge_at(tree, node, edge, key))
            seen[node].add(key)

    assert {node: keys_of(tree, node) for node in nodes} == {
        node: sorted(keys) for node, keys in seen.items()
    }
    assert edges(tree) == sum(len(keys) for keys in seen.values())


def test_the_same_action_of_two_seats_is_two_edges() -> None:
    """What chance brings may make another seat choose at the same node."""
    tree = a_tree(1 * SEAT + 7, 0 * SEAT + 7)

    assert [(key // SEAT, key % SEAT) for key in keys_of(tree)] == [(0, 7), (1, 7)]


def test_a_new_edge_was_never_seen_or_followed() -> None:
    tree = Tree()

    edge = new_edge(tree, 7, NOTHING)

    assert (tree.seen[edge], tree.visits[edge], tree.child[edge]) == (0, 0, NOTHING)
    assert (tree.value[edge], tree.wins[edge]) == (0.0, 0.0)
    assert tree.prior[edge] < 0


def test_the_node_behind_an_edge_is_made_once() -> None:
    tree = a_tree(1, 2)

    one, two = int(child_of(tree, 0)), int(child_of(tree, 1))

    assert len({ROOT, one, two}) == 3
    assert (child_of(tree, 0), child_of(tree, 1)) == (one, two)
    assert keys_of(tree, one) == []


def test_nodes_do_not_share_edges() -> None:
    tree = a_tree(1)
    node = child_of(tree, 0)

    edge_at(tree, node, NOTHING, 1)

    assert edges(tree) == 2
    assert keys_of(tree) == keys_of(tree, int(node)) == [1]
