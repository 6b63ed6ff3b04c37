ALTER TABLE `case_studies` ADD `is_featured` integer DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE `case_studies` ADD `industry` text;--> statement-breakpoint
ALTER TABLE `case_studies` ADD `period` text;--> statement-breakpoint
ALTER TABLE `case_studies` ADD `services` text;--> statement-breakpoint
ALTER TABLE `case_studies` ADD `tags` text;--> statement-breakpoint
ALTER TABLE `case_studies` ADD `drawing` text;--> statement-breakpoint
ALTER TABLE `case_studies` ADD `quote` text;--> statement-breakpoint
ALTER TABLE `case_studies` ADD `summary` text;--> statement-breakpoint
ALTER TABLE `case_studies` ADD `content` text;--> statement-breakpoint
ALTER TABLE `case_studies` ADD `html` text;--> statement-breakpoint
ALTER TABLE `case_studies` ADD `comparison` text;--> statement-breakpoint
ALTER TABLE `case_studies` ADD `figures` text;--> statement-breakpoint
ALTER TABLE `case_studies` ADD `figures_title` text;--> statement-breakpoint
ALTER TABLE `case_studies` ADD `figures_note` text;--> statement-breakpoint
ALTER TABLE `case_studies` ADD `plan` text;--> statement-breakpoint
ALTER TABLE `case_studies` ADD `team` text;--> statement-breakpoint
ALTER TABLE `case_studies` ADD `call_title` text;--> statement-breakpoint
CREATE INDEX `case_studies_published` ON `case_studies` (`sort_order`,`id`,`slug`) WHERE status = 'published';
--> statement-breakpoint
-- From here on written by hand (drizzle knows no triggers): a save renews the pages that show what it changed, and a draft
-- none (docs/decisions/022-what-a-save-renews.md).
DROP TRIGGER `case_studies_insert`;
--> statement-breakpoint
DROP TRIGGER `case_studies_update`;
--> statement-breakpoint
DROP TRIGGER `case_studies_delete`;
--> statement-breakpoint
CREATE TRIGGER `case_studies_insert` AFTER INSERT ON `case_studies` WHEN new.`status` = 'published' BEGIN
	UPDATE `site_content` SET `revision` = `revision` + 1 WHERE `id` = 1;
	INSERT INTO `page_changes` SELECT `value`, (SELECT `revision` FROM `site_content` WHERE `id` = 1) FROM json_each(json_array('stories', 'stories/order', 'story/' || new.`slug`)) WHERE true ON CONFLICT(`subject`) DO UPDATE SET `revision` = excluded.`revision`;
END;
--> statement-breakpoint
CREATE TRIGGER `case_studies_delete` AFTER DELETE ON `case_studies` WHEN old.`status` = 'published' BEGIN
	UPDATE `site_content` SET `revision` = `revision` + 1 WHERE `id` = 1;
	INSERT INTO `page_changes` SELECT `value`, (SELECT `revision` FROM `site_content` WHERE `id` = 1) FROM json_each(json_array('stories', 'stories/order', 'story/' || old.`slug`)) WHERE true ON CONFLICT(`subject`) DO UPDATE SET `revision` = excluded.`revision`;
END;
--> statement-breakpoint
CREATE TRIGGER `case_studies_update` AFTER UPDATE ON `case_studies` WHEN old.`status` = 'published' OR new.`status` = 'published' BEGIN
	UPDATE `site_content` SET `revision` = `revision` + 1 WHERE `id` = 1;
	INSERT INTO `page_changes` SELECT `value`, (SELECT `revision` FROM `site_content` WHERE `id` = 1) FROM json_each(json_array('story/' || old.`slug`, 'story/' || new.`slug`)) WHERE true ON CONFLICT(`subject`) DO UPDATE SET `revision` = excluded.`revision`;
	INSERT INTO `page_changes` SELECT 'stories/order', (SELECT `revision` FROM `site_content` WHERE `id` = 1) WHERE (old.`status` <> new.`status` OR old.`sort_order` <> new.`sort_order`) ON CONFLICT(`subject`) DO UPDATE SET `revision` = excluded.`revision`;
	INSERT INTO `page_changes` SELECT `value`, (SELECT `revision` FROM `site_content` WHERE `id` = 1) FROM json_each(json_array('stories', 'story/' || coalesce(
		(SELECT `slug` FROM `case_studies` WHERE `status` = 'published' AND (`sort_order`, `id`) < (new.`sort_order`, new.`id`) ORDER BY `sort_order` DESC, `id` DESC LIMIT 1),
		(SELECT `slug` FROM `case_studies` WHERE `status` = 'published' ORDER BY `sort_order` DESC, `id` DESC LIMIT 1),
		new.`slug`
	))) WHERE old.`status` <> new.`status` OR old.`sort_order` <> new.`sort_order` OR old.`slug` <> new.`slug` OR old.`title` <> new.`title` OR old.`client` <> new.`client` OR old.`figure` <> new.`figure` OR old.`result` <> new.`result` OR old.`description` <> new.`description` OR old.`factor_permille` <> new.`factor_permille` OR old.`is_featured` <> new.`is_featured` OR old.`industry` IS NOT new.`industry` OR old.`period` IS NOT new.`period` OR old.`services` IS NOT new.`services` OR old.`tags` IS NOT new.`tags` OR old.`drawing` IS NOT new.`drawing` OR old.`quote` IS NOT new.`quote` ON CONFLICT(`subject`) DO UPDATE SET `revision` = excluded.`revision`;
END;
