// What moves at this table: cards that turn, a display that grows, strays on their way, points that are counted.
// Only where the page may move at all: it hears of nothing else. Of a face that goes nothing is left when it is gone.
