-- The total counts the smaller sizes of pictures too, because the bucket holds them.
DROP TRIGGER `files_total_insert`;
--> statement-breakpoint
DROP TRIGGER `files_total_update`;
--> statement-breakpoint
DROP TRIGGER `files_total_delete`;
--> statement-breakpoint
CREATE VIEW `file_sizes` AS SELECT `id`, `bytes` + (SELECT ifnull(sum(`value` ->> 'bytes'), 0) FROM json_each(iif(json_valid(`variants`), `variants`, '[]'))) AS `bytes` FROM `files`;
--> statement-breakpoint
CREATE TRIGGER `files_total_insert` AFTER INSERT ON `files` BEGIN
	UPDATE `file_totals` SET `files` = `files` + 1, `bytes` = `bytes` + (SELECT `bytes` FROM `file_sizes` WHERE `id` = new.`id`);
END;
--> statement-breakpoint
CREATE TRIGGER `files_total_update_before` BEFORE UPDATE OF `bytes`, `variants` ON `files` BEGIN
	UPDATE `file_totals` SET `bytes` = `bytes` - (SELECT `bytes` FROM `file_sizes` WHERE `id` = old.`id`);
END;
--> statement-breakpoint
CREATE TRIGGER `files_total_update_after` AFTER UPDATE OF `bytes`, `variants` ON `files` BEGIN
	UPDATE `file_totals` SET `bytes` = `bytes` + (SELECT `bytes` FROM `file_sizes` WHERE `id` = new.`id`);
END;
--> statement-breakpoint
CREATE TRIGGER `files_total_delete` BEFORE DELETE ON `files` BEGIN
	UPDATE `file_totals` SET `files` = `files` - 1, `bytes` = `bytes` - (SELECT `bytes` FROM `file_sizes` WHERE `id` = old.`id`);
END;
--> statement-breakpoint
UPDATE `file_totals` SET `bytes` = (SELECT ifnull(sum(`bytes`), 0) FROM `file_sizes`);
