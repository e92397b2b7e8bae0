BEGIN TRANSACTION;
CREATE TABLE chairs (
	table_id TEXT NOT NULL, 
	seat INTEGER NOT NULL, 
	kind TEXT NOT NULL, 
	person TEXT, 
	name TEXT NOT NULL, 
	bot TEXT, 
	contribution BLOB NOT NULL, 
	PRIMARY KEY (table_id, seat), 
	FOREIGN KEY(table_id) REFERENCES tables (id)
);
INSERT INTO "chairs" VALUES('457c769f39d8644199c0e5bd',0,'person','fdee430d40bd57deeac186cd9790033d0f06f909a8806e7ce6e717ab7c7d5029','Ada',NULL,X'');
INSERT INTO "chairs" VALUES('457c769f39d8644199c0e5bd',1,'person','6700869c8ff7480e34a70a708b028700dbaa3a033b5652b903afe89f49a31456','Ben',NULL,X'');
INSERT INTO "chairs" VALUES('25b1b087efe26c07ff0d21d7',0,'person','6700869c8ff7480e34a70a708b028700dbaa3a033b5652b903afe89f49a31456','Ben',NULL,X'');
INSERT INTO "chairs" VALUES('25b1b087efe26c07ff0d21d7',1,'free',NULL,'',NULL,X'');
INSERT INTO "chairs" VALUES('25b1b087efe26c07ff0d21d7',2,'free',NULL,'',NULL,X'');
INSERT INTO "chairs" VALUES('f610fb1c7fd92d5fa2e81478',0,'person','6700869c8ff7480e34a70a708b028700dbaa3a033b5652b903afe89f49a31456','Ben',NULL,X'');
INSERT INTO "chairs" VALUES('f610fb1c7fd92d5fa2e81478',1,'person','6700869c8ff7480e34a70a708b028700dbaa3a033b5652b903afe89f49a31456','Ada',NULL,X'');
CREATE TABLE entries (
	table_id TEXT NOT NULL, 
	number INTEGER NOT NULL, 
	kind TEXT NOT NULL, 
	seat INTEGER, 
	"key" TEXT, 
	body TEXT NOT NULL, 
	at DOUBLE NOT NULL, 
	PRIMARY KEY (table_id, number), 
	CONSTRAINT entries_key UNIQUE (table_id, seat, "key"), 
	FOREIGN KEY(table_id) REFERENCES tables (id)
)
 WITHOUT ROWID

;
INSERT INTO "entries" VALUES('457c769f39d8644199c0e5bd',1,'sit',1,NULL,'{"person":"6700869c8ff7480e34a70a708b028700dbaa3a033b5652b903afe89f49a31456","name":"Ben"}',1700000000.0);
INSERT INTO "entries" VALUES('457c769f39d8644199c0e5bd',2,'begin',NULL,NULL,'{"contributions":[],"steps":["start 1","deal B-RAB-4L","deal O-RAT-2L","deal W-NONE-R","deal R-RAB-1R*","deal B-RAB-2L","deal R-RAT-4R","deal B-DOG-1R","deal W-RAT-R","deal W-DOG-L"]}',1700000000.0);
INSERT INTO "entries" VALUES('457c769f39d8644199c0e5bd',3,'play',1,'key-000000','{"choice":"play B-RAB-2L","steps":["1: play B-RAB-2L"]}',1700000000.0);
INSERT INTO "entries" VALUES('457c769f39d8644199c0e5bd',4,'play',1,'key-000001','{"choice":"draw B-DOG-1R","steps":["1: draw B-DOG-1R"]}',1700000000.0);
INSERT INTO "entries" VALUES('457c769f39d8644199c0e5bd',5,'play',1,'key-000002','{"choice":"draw W-RAT-R","steps":["1: draw W-RAT-R","deal G-CAT-1L*","deal R-DOG-1R"]}',1700000000.0);
INSERT INTO "entries" VALUES('457c769f39d8644199c0e5bd',6,'play',0,'key-000003','{"choice":"play B-RAB-4L","steps":["0: play B-RAB-4L"]}',1700000000.0);
INSERT INTO "entries" VALUES('457c769f39d8644199c0e5bd',7,'play',0,'key-000004','{"choice":"draw G-CAT-1L*","steps":["0: draw G-CAT-1L*"]}',1700000000.0);
INSERT INTO "entries" VALUES('457c769f39d8644199c0e5bd',8,'play',0,'key-000005','{"choice":"draw R-DOG-1R","steps":["0: draw R-DOG-1R"]}',1700000000.0);
INSERT INTO "entries" VALUES('457c769f39d8644199c0e5bd',9,'play',0,'key-000006','{"choice":"draw W-DOG-L","steps":["0: draw W-DOG-L"]}',1700000000.0);
INSERT INTO "entries" VALUES('457c769f39d8644199c0e5bd',10,'play',0,'key-000007','{"choice":"draw pile","steps":["0: draw pile","deal G-RAT-2L","deal R-DOG-3R*","deal R-RAT-3L","deal G-RAT-3L*"]}',1700000000.0);
INSERT INTO "entries" VALUES('f610fb1c7fd92d5fa2e81478',1,'begin',NULL,NULL,'{"contributions":[],"steps":["start 1","deal O-RAB-4R","deal W-NONE-R","deal R-RAB-1R*","deal G-CAT-1L*","deal R-RAB-2L","deal R-RAT-4R","deal B-CAT-1L","deal B-RAT-4R*","deal O-RAT-3R"]}',1700000000.0);
INSERT INTO "entries" VALUES('f610fb1c7fd92d5fa2e81478',2,'give_up',0,NULL,'{}',1700000000.0);
CREATE TABLE monsterbox_version (
	version_num VARCHAR(32) NOT NULL, 
	CONSTRAINT monsterbox_version_pkc PRIMARY KEY (version_num)
);
INSERT INTO "monsterbox_version" VALUES('0001');
CREATE TABLE people (
	hash TEXT NOT NULL, 
	name TEXT NOT NULL, 
	language TEXT NOT NULL, 
	theme TEXT NOT NULL, 
	seen DOUBLE NOT NULL, 
	PRIMARY KEY (hash)
);
INSERT INTO "people" VALUES('fdee430d40bd57deeac186cd9790033d0f06f909a8806e7ce6e717ab7c7d5029','Ada','en','auto',1700000000.0);
CREATE TABLE settings (
	"key" TEXT NOT NULL, 
	value BLOB NOT NULL, 
	PRIMARY KEY ("key")
);
INSERT INTO "settings" VALUES('csrf-key',X'000102030405060708090A0B0C0D0E0F101112131415161718191A1B1C1D1E1F');
CREATE TABLE tables (
	id TEXT NOT NULL, 
	game TEXT NOT NULL, 
	rules TEXT NOT NULL, 
	seats INTEGER NOT NULL, 
	options TEXT NOT NULL, 
	pace TEXT NOT NULL, 
	is_open BOOLEAN NOT NULL, 
	host TEXT NOT NULL, 
	created DOUBLE NOT NULL, 
	seed BLOB NOT NULL, 
	start TEXT, 
	forked_from TEXT, 
	forked_at INTEGER, 
	over BOOLEAN NOT NULL, 
	waiting_for TEXT NOT NULL, 
	touched DOUBLE NOT NULL, 
	PRIMARY KEY (id)
);
INSERT INTO "tables" VALUES('457c769f39d8644199c0e5bd','zombeasts','3',2,'{}','live',1,'fdee430d40bd57deeac186cd9790033d0f06f909a8806e7ce6e717ab7c7d5029',1700000000.0,X'BCFBC85B37CE91CBDE1FC1B0EA6B44F130436DD729FE69BD9E8CEBA6A07D1DEC',NULL,NULL,NULL,0,'[1]',1700000000.0);
INSERT INTO "tables" VALUES('25b1b087efe26c07ff0d21d7','monster-meister','3',3,'{}','live',1,'6700869c8ff7480e34a70a708b028700dbaa3a033b5652b903afe89f49a31456',1700000000.0,X'DB0B33777738A5C674D37FF136EAC13F553223A63841460D3B6AA1E68D682728',NULL,NULL,NULL,0,'[]',1700000000.0);
INSERT INTO "tables" VALUES('f610fb1c7fd92d5fa2e81478','zombeasts','3',2,'{}','live',0,'6700869c8ff7480e34a70a708b028700dbaa3a033b5652b903afe89f49a31456',1700000000.0,X'007152DEA8651F3FCE59796168E9338B87FE1A1A45CFED925923D43F99735B03',NULL,NULL,NULL,1,'[]',1700000000.0);
CREATE INDEX tables_open ON tables (is_open, over, touched);
CREATE INDEX tables_host ON tables (host);
CREATE INDEX chairs_person ON chairs (person);
CREATE UNIQUE INDEX entries_key_without_seat ON entries (table_id, "key") WHERE seat IS NULL;
COMMIT;
