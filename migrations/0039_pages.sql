CREATE TABLE `page_revisions` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`page_id` integer NOT NULL,
	`revision` integer NOT NULL,
	`fields` text NOT NULL,
	`saved_by_id` integer,
	`is_autosave` integer DEFAULT false NOT NULL,
	`created_at` integer DEFAULT (unixepoch('subsec') * 1000) NOT NULL,
	FOREIGN KEY (`page_id`) REFERENCES `pages`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`saved_by_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE set null
);
--> statement-breakpoint
CREATE UNIQUE INDEX `page_revisions_page` ON `page_revisions` (`page_id`,`revision`);
--> statement-breakpoint
CREATE TABLE `pages` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`slug` text NOT NULL,
	`title` text NOT NULL,
	`description` text NOT NULL,
	`heading` text NOT NULL,
	`navigation` text,
	`is_in_footer` integer NOT NULL,
	`is_noindex` integer NOT NULL,
	`content` text NOT NULL,
	`html` text NOT NULL,
	`status` text NOT NULL,
	`revision` integer DEFAULT 1 NOT NULL,
	`created_at` integer DEFAULT (unixepoch('subsec') * 1000) NOT NULL,
	`updated_at` integer NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `pages_slug_unique` ON `pages` (`slug`);
--> statement-breakpoint
CREATE INDEX `pages_updated` ON `pages` (`updated_at`);
--> statement-breakpoint
CREATE INDEX `pages_by_status` ON `pages` (`status`,`updated_at`);
--> statement-breakpoint
CREATE INDEX `pages_published` ON `pages` (`slug`) WHERE status = 'published';
--> statement-breakpoint
CREATE INDEX `pages_in_menus` ON `pages` (`id`) WHERE status = 'published' and (navigation is not null or is_in_footer);
--> statement-breakpoint
-- From here on written by hand: the search indexes as in 0031, then what a save renews (docs/decisions/022-what-a-save-renews.md).
CREATE VIEW `pages_latin_letters` AS SELECT
	`id`,
	iif(`title` GLOB '*[ÆÐØÞß-ʯẞ]*', replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(`title`, 'ß', 'ss'), 'ẞ', 'ss'), 'ł', 'l'), 'Ł', 'l'), 'ø', 'o'), 'Ø', 'o'), 'đ', 'd'), 'Đ', 'd'), 'ð', 'd'), 'Ð', 'd'), 'þ', 'th'), 'Þ', 'th'), 'æ', 'ae'), 'Æ', 'ae'), 'œ', 'oe'), 'Œ', 'oe'), 'ə', 'e'), 'Ə', 'e'), 'ı', 'i'), `title`) AS `title`,
	iif(`heading` GLOB '*[ÆÐØÞß-ʯẞ]*', replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(`heading`, 'ß', 'ss'), 'ẞ', 'ss'), 'ł', 'l'), 'Ł', 'l'), 'ø', 'o'), 'Ø', 'o'), 'đ', 'd'), 'Đ', 'd'), 'ð', 'd'), 'Ð', 'd'), 'þ', 'th'), 'Þ', 'th'), 'æ', 'ae'), 'Æ', 'ae'), 'œ', 'oe'), 'Œ', 'oe'), 'ə', 'e'), 'Ə', 'e'), 'ı', 'i'), `heading`) AS `heading`
FROM `pages`;
--> statement-breakpoint
CREATE VIEW `pages_search_letters` AS SELECT
	`id`,
	iif(`title` GLOB '*[Ͱ-ϿЁё]*', replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(`title`, 'ά', 'α'), 'Ά', 'α'), 'έ', 'ε'), 'Έ', 'ε'), 'ή', 'η'), 'Ή', 'η'), 'ί', 'ι'), 'Ί', 'ι'), 'ϊ', 'ι'), 'Ϊ', 'ι'), 'ΐ', 'ι'), 'ό', 'ο'), 'Ό', 'ο'), 'ύ', 'υ'), 'Ύ', 'υ'), 'ϋ', 'υ'), 'Ϋ', 'υ'), 'ΰ', 'υ'), 'ώ', 'ω'), 'Ώ', 'ω'), 'ё', 'е'), 'Ё', 'е'), `title`) AS `title`,
	iif(`heading` GLOB '*[Ͱ-ϿЁё]*', replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(`heading`, 'ά', 'α'), 'Ά', 'α'), 'έ', 'ε'), 'Έ', 'ε'), 'ή', 'η'), 'Ή', 'η'), 'ί', 'ι'), 'Ί', 'ι'), 'ϊ', 'ι'), 'Ϊ', 'ι'), 'ΐ', 'ι'), 'ό', 'ο'), 'Ό', 'ο'), 'ύ', 'υ'), 'Ύ', 'υ'), 'ϋ', 'υ'), 'Ϋ', 'υ'), 'ΰ', 'υ'), 'ώ', 'ω'), 'Ώ', 'ω'), 'ё', 'е'), 'Ё', 'е'), `heading`) AS `heading`
FROM `pages_latin_letters`;
--> statement-breakpoint
CREATE VIRTUAL TABLE `pages_fts` USING fts5(`title`, `heading`, content='pages', content_rowid='id', tokenize='unicode61 remove_diacritics 2', prefix='2 3');
--> statement-breakpoint
CREATE TRIGGER `pages_fts_insert` AFTER INSERT ON `pages` BEGIN
	INSERT INTO `pages_fts`(rowid, `title`, `heading`) SELECT `id`, `title`, `heading` FROM `pages_search_letters` WHERE `id` = new.`id`;
END;
--> statement-breakpoint
CREATE TRIGGER `pages_fts_delete` BEFORE DELETE ON `pages` BEGIN
	INSERT INTO `pages_fts`(`pages_fts`, rowid, `title`, `heading`) SELECT 'delete', `id`, `title`, `heading` FROM `pages_search_letters` WHERE `id` = old.`id`;
END;
--> statement-breakpoint
CREATE TRIGGER `pages_fts_update_before` BEFORE UPDATE OF `title`, `heading` ON `pages` BEGIN
	INSERT INTO `pages_fts`(`pages_fts`, rowid, `title`, `heading`) SELECT 'delete', `id`, `title`, `heading` FROM `pages_search_letters` WHERE `id` = old.`id`;
END;
--> statement-breakpoint
CREATE TRIGGER `pages_fts_update_after` AFTER UPDATE OF `title`, `heading` ON `pages` BEGIN
	INSERT INTO `pages_fts`(rowid, `title`, `heading`) SELECT `id`, `title`, `heading` FROM `pages_search_letters` WHERE `id` = new.`id`;
END;
--> statement-breakpoint
INSERT INTO `pages_fts`(rowid, `title`, `heading`) SELECT `id`, `title`, `heading` FROM `pages_search_letters`;
--> statement-breakpoint
CREATE VIRTUAL TABLE `pages_grams` USING fts5(`title`, `heading`, content='pages', content_rowid='id', tokenize='trigram');
--> statement-breakpoint
CREATE TRIGGER `pages_grams_insert` AFTER INSERT ON `pages` BEGIN
	INSERT INTO `pages_grams`(rowid, `title`, `heading`) SELECT new.`id`, new.`title`, new.`heading` WHERE (ifnull(new.`title`, '') || ifnull(new.`heading`, '')) GLOB '*[぀-ヿ㐀-鿿豈-﫿฀-໿ក-៿]*';
END;
--> statement-breakpoint
CREATE TRIGGER `pages_grams_delete` AFTER DELETE ON `pages` BEGIN
	INSERT INTO `pages_grams`(`pages_grams`, rowid, `title`, `heading`) SELECT 'delete', old.`id`, old.`title`, old.`heading` WHERE (ifnull(old.`title`, '') || ifnull(old.`heading`, '')) GLOB '*[぀-ヿ㐀-鿿豈-﫿฀-໿ក-៿]*';
END;
--> statement-breakpoint
CREATE TRIGGER `pages_grams_update` AFTER UPDATE OF `title`, `heading` ON `pages` BEGIN
	INSERT INTO `pages_grams`(`pages_grams`, rowid, `title`, `heading`) SELECT 'delete', old.`id`, old.`title`, old.`heading` WHERE (ifnull(old.`title`, '') || ifnull(old.`heading`, '')) GLOB '*[぀-ヿ㐀-鿿豈-﫿฀-໿ក-៿]*';
	INSERT INTO `pages_grams`(rowid, `title`, `heading`) SELECT new.`id`, new.`title`, new.`heading` WHERE (ifnull(new.`title`, '') || ifnull(new.`heading`, '')) GLOB '*[぀-ヿ㐀-鿿豈-﫿฀-໿ក-៿]*';
END;
--> statement-breakpoint
INSERT INTO `pages_grams`(rowid, `title`, `heading`) SELECT `id`, `title`, `heading` FROM `pages` WHERE (ifnull(`title`, '') || ifnull(`heading`, '')) GLOB '*[぀-ヿ㐀-鿿豈-﫿฀-໿ក-៿]*';
--> statement-breakpoint
CREATE TRIGGER `pages_insert` AFTER INSERT ON `pages` WHEN new.`status` = 'published' BEGIN
	UPDATE `site_content` SET `revision` = `revision` + 1 WHERE `id` = 1;
	INSERT INTO `page_changes` SELECT 'page/' || new.`slug`, (SELECT `revision` FROM `site_content` WHERE `id` = 1) WHERE true ON CONFLICT(`subject`) DO UPDATE SET `revision` = excluded.`revision`;
	INSERT INTO `page_changes` SELECT 'menus', (SELECT `revision` FROM `site_content` WHERE `id` = 1) WHERE (new.`navigation` IS NOT NULL OR new.`is_in_footer`) ON CONFLICT(`subject`) DO UPDATE SET `revision` = excluded.`revision`;
END;
--> statement-breakpoint
CREATE TRIGGER `pages_delete` AFTER DELETE ON `pages` WHEN old.`status` = 'published' BEGIN
	UPDATE `site_content` SET `revision` = `revision` + 1 WHERE `id` = 1;
	INSERT INTO `page_changes` SELECT 'page/' || old.`slug`, (SELECT `revision` FROM `site_content` WHERE `id` = 1) WHERE true ON CONFLICT(`subject`) DO UPDATE SET `revision` = excluded.`revision`;
	INSERT INTO `page_changes` SELECT 'menus', (SELECT `revision` FROM `site_content` WHERE `id` = 1) WHERE (old.`navigation` IS NOT NULL OR old.`is_in_footer`) ON CONFLICT(`subject`) DO UPDATE SET `revision` = excluded.`revision`;
END;
--> statement-breakpoint
CREATE TRIGGER `pages_update` AFTER UPDATE ON `pages` WHEN old.`status` = 'published' OR new.`status` = 'published' BEGIN
	UPDATE `site_content` SET `revision` = `revision` + 1 WHERE `id` = 1;
	INSERT INTO `page_changes` SELECT `value`, (SELECT `revision` FROM `site_content` WHERE `id` = 1) FROM json_each(json_array('page/' || old.`slug`, 'page/' || new.`slug`)) WHERE true ON CONFLICT(`subject`) DO UPDATE SET `revision` = excluded.`revision`;
	INSERT INTO `page_changes` SELECT 'menus', (SELECT `revision` FROM `site_content` WHERE `id` = 1) WHERE ((old.`navigation` IS NOT NULL OR old.`is_in_footer`) OR (new.`navigation` IS NOT NULL OR new.`is_in_footer`)) AND (old.`status` <> new.`status` OR old.`navigation` IS NOT new.`navigation` OR old.`is_in_footer` <> new.`is_in_footer` OR old.`slug` <> new.`slug` OR old.`title` <> new.`title` OR old.`heading` <> new.`heading`) ON CONFLICT(`subject`) DO UPDATE SET `revision` = excluded.`revision`;
END;
--> statement-breakpoint
-- A record that is gone uses nothing, and a page is rendered again when a file that it shows changes.
CREATE TRIGGER `file_uses_of_page` AFTER DELETE ON `pages` BEGIN
	DELETE FROM `file_uses` WHERE `subject_type` = 'page' AND `subject_id` = old.`id`;
END;
--> statement-breakpoint
CREATE TRIGGER `files_shown_in_pages` AFTER UPDATE OF `hash`, `name`, `alt`, `is_decorative`, `focus_x`, `focus_y` ON `files` BEGIN
	UPDATE `pages` SET `html` = `html` WHERE `id` IN (SELECT `subject_id` FROM `file_uses` WHERE `file_id` = new.`id` AND `subject_type` = 'page');
END;
