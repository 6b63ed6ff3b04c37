ALTER TABLE `outbox` ADD `booking_id` integer REFERENCES `bookings`(`id`) ON UPDATE no action ON DELETE set null;--> statement-breakpoint
CREATE INDEX `outbox_booking` ON `outbox` (`booking_id`);--> statement-breakpoint
-- Written by hand: an email that is there belongs to the booking whose code is the last in its text, because the link
-- comes after whatever a client wrote. Each dash of the text is tried as the first of a code.
UPDATE `outbox` SET `booking_id` = `found`.`booking` FROM (
	WITH RECURSIVE `dashes` (`email`, `place`) AS (
		SELECT `id`, instr(`body`, '-') FROM `outbox` WHERE instr(`body`, '-') > 0
		UNION ALL
		SELECT `id`, `place` + instr(substr(`body`, `place` + 1), '-') FROM `dashes` JOIN `outbox` ON `id` = `email` WHERE instr(substr(`body`, `place` + 1), '-') > 0
	)
	SELECT `email`, `bookings`.`id` AS `booking`, max(`place`) FROM `dashes` JOIN `outbox` ON `outbox`.`id` = `email` JOIN `bookings` ON `bookings`.`code` = substr(`body`, `place` - 4, 4) || substr(`body`, `place` + 1, 4) || substr(`body`, `place` + 6, 4) || substr(`body`, `place` + 11, 4) WHERE `place` > 4 AND substr(`body`, `place` + 5, 1) = '-' AND substr(`body`, `place` + 10, 1) = '-' GROUP BY `email`
) AS `found` WHERE `outbox`.`id` = `found`.`email`;
