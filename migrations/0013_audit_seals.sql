CREATE TABLE `audit_seals` (
	`entry_id` integer PRIMARY KEY NOT NULL,
	`hash` text NOT NULL
);
--> statement-breakpoint
CREATE TRIGGER `audit_seals_no_update` BEFORE UPDATE ON `audit_seals` BEGIN
	SELECT RAISE(ABORT, 'The seals of the audit log are only added to.');
END;
--> statement-breakpoint
CREATE TRIGGER `audit_seals_no_delete` BEFORE DELETE ON `audit_seals` BEGIN
	SELECT RAISE(ABORT, 'The seals of the audit log are only added to.');
END;
