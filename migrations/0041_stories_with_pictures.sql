DROP INDEX `case_studies_published`;--> statement-breakpoint
ALTER TABLE `case_studies` ADD `publish_at` integer;--> statement-breakpoint
ALTER TABLE `case_studies` ADD `visible_at` integer GENERATED ALWAYS AS (case status when 'published' then 0 when 'scheduled' then publish_at end) VIRTUAL;--> statement-breakpoint
ALTER TABLE `case_studies` ADD `listed_for` integer;--> statement-breakpoint
ALTER TABLE `case_studies` ADD `is_listed` integer GENERATED ALWAYS AS (coalesce(status = 'published' or (status = 'scheduled' and listed_for = publish_at), 0)) VIRTUAL;--> statement-breakpoint
ALTER TABLE `case_studies` ADD `picture` integer;--> statement-breakpoint
ALTER TABLE `case_studies` ADD `screens` text;--> statement-breakpoint
ALTER TABLE `case_studies` ADD `before_picture` integer;--> statement-breakpoint
ALTER TABLE `case_studies` ADD `after_picture` integer;--> statement-breakpoint
ALTER TABLE `case_studies` ADD `portrait` integer;--> statement-breakpoint
CREATE INDEX `case_studies_visible` ON `case_studies` (`sort_order`,`id`,`slug`,`visible_at`) WHERE visible_at is not null;--> statement-breakpoint
CREATE INDEX `case_studies_due` ON `case_studies` (`visible_at`) WHERE is_listed = 0 and visible_at is not null;--> statement-breakpoint
ALTER TABLE `services` ADD `picture` integer;--> statement-breakpoint
-- From here on written by hand: a case study changes pages while it is listed, which a scheduled one is once its time has
-- come and `listed_for` says so (as posts do, 0010). They also show its pictures.
DROP TRIGGER `case_studies_insert`;
--> statement-breakpoint
DROP TRIGGER `case_studies_update`;
--> statement-breakpoint
DROP TRIGGER `case_studies_delete`;
--> statement-breakpoint
CREATE TRIGGER `case_studies_insert` AFTER INSERT ON `case_studies` WHEN new.`is_listed` BEGIN
	UPDATE `site_content` SET `revision` = `revision` + 1 WHERE `id` = 1;
	INSERT INTO `page_changes` SELECT `value`, (SELECT `revision` FROM `site_content` WHERE `id` = 1) FROM json_each(json_array('stories', 'stories/order', 'story/' || new.`slug`)) WHERE true ON CONFLICT(`subject`) DO UPDATE SET `revision` = excluded.`revision`;
END;
--> statement-breakpoint
CREATE TRIGGER `case_studies_delete` AFTER DELETE ON `case_studies` WHEN old.`is_listed` BEGIN
	UPDATE `site_content` SET `revision` = `revision` + 1 WHERE `id` = 1;
	INSERT INTO `page_changes` SELECT `value`, (SELECT `revision` FROM `site_content` WHERE `id` = 1) FROM json_each(json_array('stories', 'stories/order', 'story/' || old.`slug`)) WHERE true ON CONFLICT(`subject`) DO UPDATE SET `revision` = excluded.`revision`;
END;
--> statement-breakpoint
CREATE TRIGGER `case_studies_update` AFTER UPDATE ON `case_studies` WHEN old.`is_listed` OR new.`is_listed` BEGIN
	UPDATE `site_content` SET `revision` = `revision` + 1 WHERE `id` = 1;
	INSERT INTO `page_changes` SELECT `value`, (SELECT `revision` FROM `site_content` WHERE `id` = 1) FROM json_each(json_array('story/' || old.`slug`, 'story/' || new.`slug`)) WHERE true ON CONFLICT(`subject`) DO UPDATE SET `revision` = excluded.`revision`;
	INSERT INTO `page_changes` SELECT 'stories/order', (SELECT `revision` FROM `site_content` WHERE `id` = 1) WHERE (old.`is_listed` <> new.`is_listed` OR old.`sort_order` <> new.`sort_order`) ON CONFLICT(`subject`) DO UPDATE SET `revision` = excluded.`revision`;
	INSERT INTO `page_changes` SELECT `value`, (SELECT `revision` FROM `site_content` WHERE `id` = 1) FROM json_each(json_array('stories', 'story/' || coalesce(
		(SELECT `slug` FROM `case_studies` WHERE `is_listed` = 1 AND `visible_at` IS NOT NULL AND (`sort_order`, `id`) < (new.`sort_order`, new.`id`) ORDER BY `sort_order` DESC, `id` DESC LIMIT 1),
		(SELECT `slug` FROM `case_studies` WHERE `is_listed` = 1 AND `visible_at` IS NOT NULL ORDER BY `sort_order` DESC, `id` DESC LIMIT 1),
		new.`slug`
	))) WHERE old.`is_listed` <> new.`is_listed` OR old.`sort_order` <> new.`sort_order` OR old.`slug` <> new.`slug` OR old.`title` <> new.`title` OR old.`client` <> new.`client` OR old.`figure` <> new.`figure` OR old.`result` <> new.`result` OR old.`description` <> new.`description` OR old.`factor_permille` <> new.`factor_permille` OR old.`is_featured` <> new.`is_featured` OR old.`industry` IS NOT new.`industry` OR old.`period` IS NOT new.`period` OR old.`services` IS NOT new.`services` OR old.`tags` IS NOT new.`tags` OR old.`drawing` IS NOT new.`drawing` OR old.`quote` IS NOT new.`quote` OR old.`picture` IS NOT new.`picture` OR old.`portrait` IS NOT new.`portrait` ON CONFLICT(`subject`) DO UPDATE SET `revision` = excluded.`revision`;
END;
--> statement-breakpoint
-- A deleted service uses nothing (as in 0035).
CREATE TRIGGER `file_uses_of_service` AFTER DELETE ON `services` BEGIN
	DELETE FROM `file_uses` WHERE `subject_type` = 'service' AND `subject_id` = old.`id`;
END;
--> statement-breakpoint
-- A changed file renews the pages of services, and of the cards that show it as picture or portrait of a case study.
CREATE TRIGGER `files_shown_by_content` AFTER UPDATE OF `hash`, `name`, `alt`, `is_decorative`, `focus_x`, `focus_y` ON `files` BEGIN
	UPDATE `site_content` SET `revision` = `revision` + 1 WHERE `id` = 1 AND EXISTS (SELECT 1 FROM `file_uses` WHERE `file_id` = new.`id` AND `subject_type` = 'case-study');
	UPDATE `services` SET `picture` = `picture` WHERE `id` IN (SELECT `subject_id` FROM `file_uses` WHERE `file_id` = new.`id` AND `subject_type` = 'service');
	INSERT INTO `page_changes` SELECT `value`, (SELECT `revision` FROM `site_content` WHERE `id` = 1) FROM json_each(json_array('stories', 'stories/order')) WHERE EXISTS (SELECT 1 FROM `case_studies` WHERE `is_listed` = 1 AND `visible_at` IS NOT NULL AND (`picture` = new.`id` OR `portrait` = new.`id`) AND `id` IN (SELECT `subject_id` FROM `file_uses` WHERE `file_id` = new.`id` AND `subject_type` = 'case-study')) ON CONFLICT(`subject`) DO UPDATE SET `revision` = excluded.`revision`;
END;
