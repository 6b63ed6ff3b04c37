-- The list of redirects and text pages is stored as a page is, with the subject `addresses`.
CREATE TRIGGER `redirects_served_insert` AFTER INSERT ON `redirects` BEGIN
	UPDATE `site_content` SET `revision` = `revision` + 1 WHERE `id` = 1;
	INSERT INTO `page_changes` SELECT 'addresses', (SELECT `revision` FROM `site_content` WHERE `id` = 1) WHERE true ON CONFLICT(`subject`) DO UPDATE SET `revision` = excluded.`revision`;
END;
--> statement-breakpoint
CREATE TRIGGER `redirects_served_update` AFTER UPDATE OF `from_path`, `to_url`, `status` ON `redirects` BEGIN
	UPDATE `site_content` SET `revision` = `revision` + 1 WHERE `id` = 1;
	INSERT INTO `page_changes` SELECT 'addresses', (SELECT `revision` FROM `site_content` WHERE `id` = 1) WHERE true ON CONFLICT(`subject`) DO UPDATE SET `revision` = excluded.`revision`;
END;
--> statement-breakpoint
CREATE TRIGGER `redirects_served_delete` AFTER DELETE ON `redirects` BEGIN
	UPDATE `site_content` SET `revision` = `revision` + 1 WHERE `id` = 1;
	INSERT INTO `page_changes` SELECT 'addresses', (SELECT `revision` FROM `site_content` WHERE `id` = 1) WHERE true ON CONFLICT(`subject`) DO UPDATE SET `revision` = excluded.`revision`;
END;
--> statement-breakpoint
CREATE TRIGGER `pages_served_insert` AFTER INSERT ON `pages` WHEN new.`status` = 'published' BEGIN
	UPDATE `site_content` SET `revision` = `revision` + 1 WHERE `id` = 1;
	INSERT INTO `page_changes` SELECT 'addresses', (SELECT `revision` FROM `site_content` WHERE `id` = 1) WHERE true ON CONFLICT(`subject`) DO UPDATE SET `revision` = excluded.`revision`;
END;
--> statement-breakpoint
CREATE TRIGGER `pages_served_update` AFTER UPDATE OF `slug`, `status` ON `pages` WHEN (old.`status` = 'published' OR new.`status` = 'published') AND (old.`slug` <> new.`slug` OR old.`status` <> new.`status`) BEGIN
	UPDATE `site_content` SET `revision` = `revision` + 1 WHERE `id` = 1;
	INSERT INTO `page_changes` SELECT 'addresses', (SELECT `revision` FROM `site_content` WHERE `id` = 1) WHERE true ON CONFLICT(`subject`) DO UPDATE SET `revision` = excluded.`revision`;
END;
--> statement-breakpoint
CREATE TRIGGER `pages_served_delete` AFTER DELETE ON `pages` WHEN old.`status` = 'published' BEGIN
	UPDATE `site_content` SET `revision` = `revision` + 1 WHERE `id` = 1;
	INSERT INTO `page_changes` SELECT 'addresses', (SELECT `revision` FROM `site_content` WHERE `id` = 1) WHERE true ON CONFLICT(`subject`) DO UPDATE SET `revision` = excluded.`revision`;
END;
