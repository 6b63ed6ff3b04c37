-- Written by hand: booking pages offer times only while somebody takes appointments, which takes open hours, a role of the
-- agency and access. A deleted user's hours are deleted too, so `schedules_delete` covers that.
CREATE TRIGGER `users_hours_update` AFTER UPDATE OF `role`, `disabled_at` ON `users` WHEN (old.`role` IN ('admin', 'provider') AND old.`disabled_at` IS NULL) <> (new.`role` IN ('admin', 'provider') AND new.`disabled_at` IS NULL) AND EXISTS (SELECT 1 FROM `schedules` WHERE `user_id` = new.`id` AND `is_open`) BEGIN
	UPDATE `site_content` SET `revision` = `revision` + 1 WHERE `id` = 1;
	INSERT INTO `page_changes` SELECT 'content', `revision` FROM `site_content` WHERE `id` = 1 ON CONFLICT(`subject`) DO UPDATE SET `revision` = excluded.`revision`;
END;
