-- Written by hand, like 0006: the blog's index also reads keywords and tags. They are JSON lists of words, which the
-- tokenizer takes apart at quotes and commas. An index cannot be altered, and it holds no text of its own: this one is
-- dropped with its triggers and rebuilt from the posts.
DROP TRIGGER `posts_fts_insert`;
--> statement-breakpoint
DROP TRIGGER `posts_fts_delete`;
--> statement-breakpoint
DROP TRIGGER `posts_fts_update`;
--> statement-breakpoint
DROP TABLE `posts_fts`;
--> statement-breakpoint
CREATE VIRTUAL TABLE `posts_fts` USING fts5(`title`, `excerpt`, `keywords`, `tags`, `search_text`, content='posts', content_rowid='id', tokenize='unicode61 remove_diacritics 2', prefix='2 3');
--> statement-breakpoint
CREATE TRIGGER `posts_fts_insert` AFTER INSERT ON `posts` BEGIN
	INSERT INTO `posts_fts`(rowid, `title`, `excerpt`, `keywords`, `tags`, `search_text`) VALUES (new.id, new.`title`, new.`excerpt`, new.`keywords`, new.`tags`, new.`search_text`);
END;
--> statement-breakpoint
CREATE TRIGGER `posts_fts_delete` AFTER DELETE ON `posts` BEGIN
	INSERT INTO `posts_fts`(`posts_fts`, rowid, `title`, `excerpt`, `keywords`, `tags`, `search_text`) VALUES ('delete', old.id, old.`title`, old.`excerpt`, old.`keywords`, old.`tags`, old.`search_text`);
END;
--> statement-breakpoint
CREATE TRIGGER `posts_fts_update` AFTER UPDATE OF `title`, `excerpt`, `keywords`, `tags`, `search_text` ON `posts` BEGIN
	INSERT INTO `posts_fts`(`posts_fts`, rowid, `title`, `excerpt`, `keywords`, `tags`, `search_text`) VALUES ('delete', old.id, old.`title`, old.`excerpt`, old.`keywords`, old.`tags`, old.`search_text`);
	INSERT INTO `posts_fts`(rowid, `title`, `excerpt`, `keywords`, `tags`, `search_text`) VALUES (new.id, new.`title`, new.`excerpt`, new.`keywords`, new.`tags`, new.`search_text`);
END;
--> statement-breakpoint
INSERT INTO `posts_fts`(`posts_fts`) VALUES ('rebuild');
