CREATE TABLE `file_hashes` (
	`hash` text PRIMARY KEY NOT NULL,
	`file_id` integer NOT NULL,
	FOREIGN KEY (`file_id`) REFERENCES `files`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `file_hashes_file` ON `file_hashes` (`file_id`);--> statement-breakpoint
CREATE TABLE `file_totals` (
	`id` integer PRIMARY KEY NOT NULL,
	`files` integer NOT NULL,
	`bytes` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `file_uses` (
	`subject_type` text NOT NULL,
	`subject_id` integer NOT NULL,
	`file_id` integer NOT NULL,
	PRIMARY KEY(`subject_type`, `subject_id`, `file_id`),
	FOREIGN KEY (`file_id`) REFERENCES `files`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `file_uses_file` ON `file_uses` (`file_id`);--> statement-breakpoint
CREATE TABLE `files` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`visibility` text DEFAULT 'public' NOT NULL,
	`hash` text NOT NULL,
	`sha256` text NOT NULL,
	`name` text NOT NULL,
	`type` text NOT NULL,
	`bytes` integer NOT NULL,
	`width` integer,
	`height` integer,
	`alt` text DEFAULT '' NOT NULL,
	`is_decorative` integer DEFAULT false NOT NULL,
	`focus_x` real DEFAULT 0.5 NOT NULL,
	`focus_y` real DEFAULT 0.5 NOT NULL,
	`variants` text NOT NULL,
	`copied_hash` text,
	`revision` integer DEFAULT 1 NOT NULL,
	`uploaded_by` text NOT NULL,
	`created_at` integer DEFAULT (unixepoch('subsec') * 1000) NOT NULL,
	`updated_at` integer NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `files_hash_unique` ON `files` (`hash`);--> statement-breakpoint
CREATE INDEX `files_newest` ON `files` (`created_at`);--> statement-breakpoint
CREATE INDEX `files_by_type` ON `files` (`type`,`created_at`);--> statement-breakpoint
CREATE INDEX `files_not_copied` ON `files` (`id`) WHERE copied_hash is not hash;--> statement-breakpoint
CREATE INDEX `files_without_alt` ON `files` (`created_at`) WHERE alt = '' and is_decorative = 0 and width is not null;
--> statement-breakpoint
-- From here on written by hand: the sum of all files, and the search indexes as in 0031.
INSERT INTO `file_totals` VALUES (1, 0, 0);
--> statement-breakpoint
CREATE TRIGGER `files_total_insert` AFTER INSERT ON `files` BEGIN
	UPDATE `file_totals` SET `files` = `files` + 1, `bytes` = `bytes` + new.`bytes`;
END;
--> statement-breakpoint
CREATE TRIGGER `files_total_update` AFTER UPDATE OF `bytes` ON `files` BEGIN
	UPDATE `file_totals` SET `bytes` = `bytes` + new.`bytes` - old.`bytes`;
END;
--> statement-breakpoint
CREATE TRIGGER `files_total_delete` AFTER DELETE ON `files` BEGIN
	UPDATE `file_totals` SET `files` = `files` - 1, `bytes` = `bytes` - old.`bytes`;
END;
--> statement-breakpoint
CREATE VIEW `files_latin_letters` AS SELECT
	`id`,
	iif(`name` GLOB '*[ÆÐØÞß-ʯẞ]*', replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(`name`, 'ß', 'ss'), 'ẞ', 'ss'), 'ł', 'l'), 'Ł', 'l'), 'ø', 'o'), 'Ø', 'o'), 'đ', 'd'), 'Đ', 'd'), 'ð', 'd'), 'Ð', 'd'), 'þ', 'th'), 'Þ', 'th'), 'æ', 'ae'), 'Æ', 'ae'), 'œ', 'oe'), 'Œ', 'oe'), 'ə', 'e'), 'Ə', 'e'), 'ı', 'i'), `name`) AS `name`,
	iif(`alt` GLOB '*[ÆÐØÞß-ʯẞ]*', replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(`alt`, 'ß', 'ss'), 'ẞ', 'ss'), 'ł', 'l'), 'Ł', 'l'), 'ø', 'o'), 'Ø', 'o'), 'đ', 'd'), 'Đ', 'd'), 'ð', 'd'), 'Ð', 'd'), 'þ', 'th'), 'Þ', 'th'), 'æ', 'ae'), 'Æ', 'ae'), 'œ', 'oe'), 'Œ', 'oe'), 'ə', 'e'), 'Ə', 'e'), 'ı', 'i'), `alt`) AS `alt`
FROM `files`;
--> statement-breakpoint
CREATE VIEW `files_search_letters` AS SELECT
	`id`,
	iif(`name` GLOB '*[Ͱ-ϿЁё]*', replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(`name`, 'ά', 'α'), 'Ά', 'α'), 'έ', 'ε'), 'Έ', 'ε'), 'ή', 'η'), 'Ή', 'η'), 'ί', 'ι'), 'Ί', 'ι'), 'ϊ', 'ι'), 'Ϊ', 'ι'), 'ΐ', 'ι'), 'ό', 'ο'), 'Ό', 'ο'), 'ύ', 'υ'), 'Ύ', 'υ'), 'ϋ', 'υ'), 'Ϋ', 'υ'), 'ΰ', 'υ'), 'ώ', 'ω'), 'Ώ', 'ω'), 'ё', 'е'), 'Ё', 'е'), `name`) AS `name`,
	iif(`alt` GLOB '*[Ͱ-ϿЁё]*', replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(`alt`, 'ά', 'α'), 'Ά', 'α'), 'έ', 'ε'), 'Έ', 'ε'), 'ή', 'η'), 'Ή', 'η'), 'ί', 'ι'), 'Ί', 'ι'), 'ϊ', 'ι'), 'Ϊ', 'ι'), 'ΐ', 'ι'), 'ό', 'ο'), 'Ό', 'ο'), 'ύ', 'υ'), 'Ύ', 'υ'), 'ϋ', 'υ'), 'Ϋ', 'υ'), 'ΰ', 'υ'), 'ώ', 'ω'), 'Ώ', 'ω'), 'ё', 'е'), 'Ё', 'е'), `alt`) AS `alt`
FROM `files_latin_letters`;
--> statement-breakpoint
CREATE VIRTUAL TABLE `files_fts` USING fts5(`name`, `alt`, content='files', content_rowid='id', tokenize='unicode61 remove_diacritics 2', prefix='2 3');
--> statement-breakpoint
CREATE TRIGGER `files_fts_insert` AFTER INSERT ON `files` BEGIN
	INSERT INTO `files_fts`(rowid, `name`, `alt`) SELECT `id`, `name`, `alt` FROM `files_search_letters` WHERE `id` = new.`id`;
END;
--> statement-breakpoint
CREATE TRIGGER `files_fts_delete` BEFORE DELETE ON `files` BEGIN
	INSERT INTO `files_fts`(`files_fts`, rowid, `name`, `alt`) SELECT 'delete', `id`, `name`, `alt` FROM `files_search_letters` WHERE `id` = old.`id`;
END;
--> statement-breakpoint
CREATE TRIGGER `files_fts_update_before` BEFORE UPDATE OF `name`, `alt` ON `files` BEGIN
	INSERT INTO `files_fts`(`files_fts`, rowid, `name`, `alt`) SELECT 'delete', `id`, `name`, `alt` FROM `files_search_letters` WHERE `id` = old.`id`;
END;
--> statement-breakpoint
CREATE TRIGGER `files_fts_update_after` AFTER UPDATE OF `name`, `alt` ON `files` BEGIN
	INSERT INTO `files_fts`(rowid, `name`, `alt`) SELECT `id`, `name`, `alt` FROM `files_search_letters` WHERE `id` = new.`id`;
END;
--> statement-breakpoint
INSERT INTO `files_fts`(rowid, `name`, `alt`) SELECT `id`, `name`, `alt` FROM `files_search_letters`;
--> statement-breakpoint
CREATE VIRTUAL TABLE `files_grams` USING fts5(`name`, `alt`, content='files', content_rowid='id', tokenize='trigram');
--> statement-breakpoint
CREATE TRIGGER `files_grams_insert` AFTER INSERT ON `files` BEGIN
	INSERT INTO `files_grams`(rowid, `name`, `alt`) SELECT new.`id`, new.`name`, new.`alt` WHERE (ifnull(new.`name`, '') || ifnull(new.`alt`, '')) GLOB '*[぀-ヿ㐀-鿿豈-﫿฀-໿ក-៿]*';
END;
--> statement-breakpoint
CREATE TRIGGER `files_grams_delete` AFTER DELETE ON `files` BEGIN
	INSERT INTO `files_grams`(`files_grams`, rowid, `name`, `alt`) SELECT 'delete', old.`id`, old.`name`, old.`alt` WHERE (ifnull(old.`name`, '') || ifnull(old.`alt`, '')) GLOB '*[぀-ヿ㐀-鿿豈-﫿฀-໿ក-៿]*';
END;
--> statement-breakpoint
CREATE TRIGGER `files_grams_update` AFTER UPDATE OF `name`, `alt` ON `files` BEGIN
	INSERT INTO `files_grams`(`files_grams`, rowid, `name`, `alt`) SELECT 'delete', old.`id`, old.`name`, old.`alt` WHERE (ifnull(old.`name`, '') || ifnull(old.`alt`, '')) GLOB '*[぀-ヿ㐀-鿿豈-﫿฀-໿ក-៿]*';
	INSERT INTO `files_grams`(rowid, `name`, `alt`) SELECT new.`id`, new.`name`, new.`alt` WHERE (ifnull(new.`name`, '') || ifnull(new.`alt`, '')) GLOB '*[぀-ヿ㐀-鿿豈-﫿฀-໿ក-៿]*';
END;
--> statement-breakpoint
INSERT INTO `files_grams`(rowid, `name`, `alt`) SELECT `id`, `name`, `alt` FROM `files` WHERE (ifnull(`name`, '') || ifnull(`alt`, '')) GLOB '*[぀-ヿ㐀-鿿豈-﫿฀-໿ក-៿]*';
--> statement-breakpoint
-- A record that is gone uses nothing.
CREATE TRIGGER `file_uses_of_post` AFTER DELETE ON `posts` BEGIN
	DELETE FROM `file_uses` WHERE `subject_type` = 'post' AND `subject_id` = old.`id`;
END;
--> statement-breakpoint
CREATE TRIGGER `file_uses_of_case_study` AFTER DELETE ON `case_studies` BEGIN
	DELETE FROM `file_uses` WHERE `subject_type` = 'case-study' AND `subject_id` = old.`id`;
END;
--> statement-breakpoint
-- What a file shows is part of the pages that use it: they are rendered again, as if their record had been saved.
CREATE TRIGGER `files_shown_update` AFTER UPDATE OF `hash`, `name`, `alt`, `is_decorative`, `focus_x`, `focus_y` ON `files` BEGIN
	UPDATE `posts` SET `html` = `html` WHERE `id` IN (SELECT `subject_id` FROM `file_uses` WHERE `file_id` = new.`id` AND `subject_type` = 'post');
	UPDATE `case_studies` SET `html` = `html` WHERE `id` IN (SELECT `subject_id` FROM `file_uses` WHERE `file_id` = new.`id` AND `subject_type` = 'case-study');
END;
