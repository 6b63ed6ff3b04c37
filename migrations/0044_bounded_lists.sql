-- A search of the redirects finds any part of either address, and reads no more rows the more redirects there are.
CREATE VIRTUAL TABLE `redirects_grams` USING fts5(`from_path`, `to_url`, content='redirects', content_rowid='id', tokenize='trigram');
--> statement-breakpoint
CREATE TRIGGER `redirects_grams_insert` AFTER INSERT ON `redirects` BEGIN
	INSERT INTO `redirects_grams`(rowid, `from_path`, `to_url`) VALUES (new.`id`, new.`from_path`, new.`to_url`);
END;
--> statement-breakpoint
CREATE TRIGGER `redirects_grams_delete` AFTER DELETE ON `redirects` BEGIN
	INSERT INTO `redirects_grams`(`redirects_grams`, rowid, `from_path`, `to_url`) VALUES ('delete', old.`id`, old.`from_path`, old.`to_url`);
END;
--> statement-breakpoint
CREATE TRIGGER `redirects_grams_update` AFTER UPDATE OF `from_path`, `to_url` ON `redirects` BEGIN
	INSERT INTO `redirects_grams`(`redirects_grams`, rowid, `from_path`, `to_url`) VALUES ('delete', old.`id`, old.`from_path`, old.`to_url`);
	INSERT INTO `redirects_grams`(rowid, `from_path`, `to_url`) VALUES (new.`id`, new.`from_path`, new.`to_url`);
END;
--> statement-breakpoint
INSERT INTO `redirects_grams`(rowid, `from_path`, `to_url`) SELECT `id`, `from_path`, `to_url` FROM `redirects`;
--> statement-breakpoint
-- Begins with the status, because SQLite preferred another index, and read every published page for the menus.
DROP INDEX `pages_in_menus`;--> statement-breakpoint
CREATE INDEX `pages_in_menus` ON `pages` (`status`,`id`) WHERE status = 'published' and (navigation is not null or is_in_footer);
