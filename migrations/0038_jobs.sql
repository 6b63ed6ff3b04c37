CREATE TABLE `jobs` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`slug` text NOT NULL,
	`title` text NOT NULL,
	`department` text NOT NULL,
	`location` text NOT NULL,
	`employment_type` text NOT NULL,
	`posted_on` text NOT NULL,
	`closes_on` text NOT NULL,
	`summary` text,
	`description` text NOT NULL,
	`responsibilities` text NOT NULL,
	`requirements` text NOT NULL,
	`milestones` text,
	`countries` text,
	`salary` text,
	`status` text NOT NULL,
	`closed_on` text,
	`keeps_expired` integer DEFAULT false NOT NULL,
	`is_offered` integer NOT NULL,
	`changes_on` text,
	`revision` integer DEFAULT 1 NOT NULL,
	`updated_at` integer NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `jobs_slug_unique` ON `jobs` (`slug`);--> statement-breakpoint
CREATE INDEX `jobs_posted` ON `jobs` (`posted_on`);--> statement-breakpoint
CREATE INDEX `jobs_offered` ON `jobs` (`posted_on`,`id`) WHERE is_offered = 1;--> statement-breakpoint
CREATE INDEX `jobs_changes` ON `jobs` (`changes_on`);
--> statement-breakpoint
-- From here on written by hand: a save renews the pages that show what it changed (docs/decisions/022-what-a-save-renews.md),
-- and the search indexes as in 0031.
CREATE TRIGGER `jobs_insert` AFTER INSERT ON `jobs` BEGIN
	UPDATE `site_content` SET `revision` = `revision` + 1 WHERE `id` = 1;
	INSERT INTO `page_changes` SELECT `value`, (SELECT `revision` FROM `site_content` WHERE `id` = 1) FROM json_each(json_array('job/' || new.`slug`, iif(new.`is_offered`, 'jobs', 'job/' || new.`slug`))) WHERE true ON CONFLICT(`subject`) DO UPDATE SET `revision` = excluded.`revision`;
END;
--> statement-breakpoint
CREATE TRIGGER `jobs_update` AFTER UPDATE ON `jobs` BEGIN
	UPDATE `site_content` SET `revision` = `revision` + 1 WHERE `id` = 1;
	INSERT INTO `page_changes` SELECT `value`, (SELECT `revision` FROM `site_content` WHERE `id` = 1) FROM json_each(json_array('job/' || new.`slug`, iif(old.`is_offered` OR new.`is_offered`, 'jobs', 'job/' || new.`slug`))) WHERE true ON CONFLICT(`subject`) DO UPDATE SET `revision` = excluded.`revision`;
END;
--> statement-breakpoint
CREATE TRIGGER `jobs_delete` AFTER DELETE ON `jobs` BEGIN
	UPDATE `site_content` SET `revision` = `revision` + 1 WHERE `id` = 1;
	INSERT INTO `page_changes` SELECT `value`, (SELECT `revision` FROM `site_content` WHERE `id` = 1) FROM json_each(json_array('job/' || old.`slug`, iif(old.`is_offered`, 'jobs', 'job/' || old.`slug`))) WHERE true ON CONFLICT(`subject`) DO UPDATE SET `revision` = excluded.`revision`;
END;
--> statement-breakpoint
CREATE VIEW `jobs_latin_letters` AS SELECT
	`id`,
	iif(`title` GLOB '*[ÆÐØÞß-ʯẞ]*', replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(`title`, 'ß', 'ss'), 'ẞ', 'ss'), 'ł', 'l'), 'Ł', 'l'), 'ø', 'o'), 'Ø', 'o'), 'đ', 'd'), 'Đ', 'd'), 'ð', 'd'), 'Ð', 'd'), 'þ', 'th'), 'Þ', 'th'), 'æ', 'ae'), 'Æ', 'ae'), 'œ', 'oe'), 'Œ', 'oe'), 'ə', 'e'), 'Ə', 'e'), 'ı', 'i'), `title`) AS `title`,
	iif(`department` GLOB '*[ÆÐØÞß-ʯẞ]*', replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(`department`, 'ß', 'ss'), 'ẞ', 'ss'), 'ł', 'l'), 'Ł', 'l'), 'ø', 'o'), 'Ø', 'o'), 'đ', 'd'), 'Đ', 'd'), 'ð', 'd'), 'Ð', 'd'), 'þ', 'th'), 'Þ', 'th'), 'æ', 'ae'), 'Æ', 'ae'), 'œ', 'oe'), 'Œ', 'oe'), 'ə', 'e'), 'Ə', 'e'), 'ı', 'i'), `department`) AS `department`
FROM `jobs`;
--> statement-breakpoint
CREATE VIEW `jobs_search_letters` AS SELECT
	`id`,
	iif(`title` GLOB '*[Ͱ-ϿЁё]*', replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(`title`, 'ά', 'α'), 'Ά', 'α'), 'έ', 'ε'), 'Έ', 'ε'), 'ή', 'η'), 'Ή', 'η'), 'ί', 'ι'), 'Ί', 'ι'), 'ϊ', 'ι'), 'Ϊ', 'ι'), 'ΐ', 'ι'), 'ό', 'ο'), 'Ό', 'ο'), 'ύ', 'υ'), 'Ύ', 'υ'), 'ϋ', 'υ'), 'Ϋ', 'υ'), 'ΰ', 'υ'), 'ώ', 'ω'), 'Ώ', 'ω'), 'ё', 'е'), 'Ё', 'е'), `title`) AS `title`,
	iif(`department` GLOB '*[Ͱ-ϿЁё]*', replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(`department`, 'ά', 'α'), 'Ά', 'α'), 'έ', 'ε'), 'Έ', 'ε'), 'ή', 'η'), 'Ή', 'η'), 'ί', 'ι'), 'Ί', 'ι'), 'ϊ', 'ι'), 'Ϊ', 'ι'), 'ΐ', 'ι'), 'ό', 'ο'), 'Ό', 'ο'), 'ύ', 'υ'), 'Ύ', 'υ'), 'ϋ', 'υ'), 'Ϋ', 'υ'), 'ΰ', 'υ'), 'ώ', 'ω'), 'Ώ', 'ω'), 'ё', 'е'), 'Ё', 'е'), `department`) AS `department`
FROM `jobs_latin_letters`;
--> statement-breakpoint
CREATE VIRTUAL TABLE `jobs_fts` USING fts5(`title`, `department`, content='jobs', content_rowid='id', tokenize='unicode61 remove_diacritics 2', prefix='2 3');
--> statement-breakpoint
CREATE TRIGGER `jobs_fts_insert` AFTER INSERT ON `jobs` BEGIN
	INSERT INTO `jobs_fts`(rowid, `title`, `department`) SELECT `id`, `title`, `department` FROM `jobs_search_letters` WHERE `id` = new.`id`;
END;
--> statement-breakpoint
CREATE TRIGGER `jobs_fts_delete` BEFORE DELETE ON `jobs` BEGIN
	INSERT INTO `jobs_fts`(`jobs_fts`, rowid, `title`, `department`) SELECT 'delete', `id`, `title`, `department` FROM `jobs_search_letters` WHERE `id` = old.`id`;
END;
--> statement-breakpoint
CREATE TRIGGER `jobs_fts_update_before` BEFORE UPDATE OF `title`, `department` ON `jobs` BEGIN
	INSERT INTO `jobs_fts`(`jobs_fts`, rowid, `title`, `department`) SELECT 'delete', `id`, `title`, `department` FROM `jobs_search_letters` WHERE `id` = old.`id`;
END;
--> statement-breakpoint
CREATE TRIGGER `jobs_fts_update_after` AFTER UPDATE OF `title`, `department` ON `jobs` BEGIN
	INSERT INTO `jobs_fts`(rowid, `title`, `department`) SELECT `id`, `title`, `department` FROM `jobs_search_letters` WHERE `id` = new.`id`;
END;
--> statement-breakpoint
CREATE VIRTUAL TABLE `jobs_grams` USING fts5(`title`, `department`, content='jobs', content_rowid='id', tokenize='trigram');
--> statement-breakpoint
CREATE TRIGGER `jobs_grams_insert` AFTER INSERT ON `jobs` BEGIN
	INSERT INTO `jobs_grams`(rowid, `title`, `department`) SELECT new.`id`, new.`title`, new.`department` WHERE (ifnull(new.`title`, '') || ifnull(new.`department`, '')) GLOB '*[぀-ヿ㐀-鿿豈-﫿฀-໿ក-៿]*';
END;
--> statement-breakpoint
CREATE TRIGGER `jobs_grams_delete` AFTER DELETE ON `jobs` BEGIN
	INSERT INTO `jobs_grams`(`jobs_grams`, rowid, `title`, `department`) SELECT 'delete', old.`id`, old.`title`, old.`department` WHERE (ifnull(old.`title`, '') || ifnull(old.`department`, '')) GLOB '*[぀-ヿ㐀-鿿豈-﫿฀-໿ក-៿]*';
END;
--> statement-breakpoint
CREATE TRIGGER `jobs_grams_update` AFTER UPDATE OF `title`, `department` ON `jobs` BEGIN
	INSERT INTO `jobs_grams`(`jobs_grams`, rowid, `title`, `department`) SELECT 'delete', old.`id`, old.`title`, old.`department` WHERE (ifnull(old.`title`, '') || ifnull(old.`department`, '')) GLOB '*[぀-ヿ㐀-鿿豈-﫿฀-໿ក-៿]*';
	INSERT INTO `jobs_grams`(rowid, `title`, `department`) SELECT new.`id`, new.`title`, new.`department` WHERE (ifnull(new.`title`, '') || ifnull(new.`department`, '')) GLOB '*[぀-ヿ㐀-鿿豈-﫿฀-໿ក-៿]*';
END;
