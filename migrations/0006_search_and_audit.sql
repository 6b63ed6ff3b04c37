-- Written by hand: drizzle knows neither virtual tables nor triggers. Each search index keeps no text of its own;
-- triggers hold it to its table. `wrangler d1 export` refuses a database with virtual tables: see docs/deploy.md, Backup.
UPDATE `posts` SET `search_text` = `content`;
--> statement-breakpoint
CREATE VIRTUAL TABLE `posts_fts` USING fts5(`title`, `excerpt`, `search_text`, content='posts', content_rowid='id', tokenize='unicode61 remove_diacritics 2', prefix='2 3');
--> statement-breakpoint
CREATE TRIGGER `posts_fts_insert` AFTER INSERT ON `posts` BEGIN
	INSERT INTO `posts_fts`(rowid, `title`, `excerpt`, `search_text`) VALUES (new.id, new.`title`, new.`excerpt`, new.`search_text`);
END;
--> statement-breakpoint
CREATE TRIGGER `posts_fts_delete` AFTER DELETE ON `posts` BEGIN
	INSERT INTO `posts_fts`(`posts_fts`, rowid, `title`, `excerpt`, `search_text`) VALUES ('delete', old.id, old.`title`, old.`excerpt`, old.`search_text`);
END;
--> statement-breakpoint
CREATE TRIGGER `posts_fts_update` AFTER UPDATE OF `title`, `excerpt`, `search_text` ON `posts` BEGIN
	INSERT INTO `posts_fts`(`posts_fts`, rowid, `title`, `excerpt`, `search_text`) VALUES ('delete', old.id, old.`title`, old.`excerpt`, old.`search_text`);
	INSERT INTO `posts_fts`(rowid, `title`, `excerpt`, `search_text`) VALUES (new.id, new.`title`, new.`excerpt`, new.`search_text`);
END;
--> statement-breakpoint
INSERT INTO `posts_fts`(`posts_fts`) VALUES ('rebuild');
--> statement-breakpoint
CREATE VIRTUAL TABLE `bookings_fts` USING fts5(`code`, `company_name`, `contact_name`, `client_email`, `notes`, content='bookings', content_rowid='id', tokenize='unicode61 remove_diacritics 2', prefix='2 3');
--> statement-breakpoint
CREATE TRIGGER `bookings_fts_insert` AFTER INSERT ON `bookings` BEGIN
	INSERT INTO `bookings_fts`(rowid, `code`, `company_name`, `contact_name`, `client_email`, `notes`) VALUES (new.id, new.`code`, new.`company_name`, new.`contact_name`, new.`client_email`, new.`notes`);
END;
--> statement-breakpoint
CREATE TRIGGER `bookings_fts_delete` AFTER DELETE ON `bookings` BEGIN
	INSERT INTO `bookings_fts`(`bookings_fts`, rowid, `code`, `company_name`, `contact_name`, `client_email`, `notes`) VALUES ('delete', old.id, old.`code`, old.`company_name`, old.`contact_name`, old.`client_email`, old.`notes`);
END;
--> statement-breakpoint
CREATE TRIGGER `bookings_fts_update` AFTER UPDATE OF `code`, `company_name`, `contact_name`, `client_email`, `notes` ON `bookings` BEGIN
	INSERT INTO `bookings_fts`(`bookings_fts`, rowid, `code`, `company_name`, `contact_name`, `client_email`, `notes`) VALUES ('delete', old.id, old.`code`, old.`company_name`, old.`contact_name`, old.`client_email`, old.`notes`);
	INSERT INTO `bookings_fts`(rowid, `code`, `company_name`, `contact_name`, `client_email`, `notes`) VALUES (new.id, new.`code`, new.`company_name`, new.`contact_name`, new.`client_email`, new.`notes`);
END;
--> statement-breakpoint
INSERT INTO `bookings_fts`(`bookings_fts`) VALUES ('rebuild');
--> statement-breakpoint
CREATE VIRTUAL TABLE `users_fts` USING fts5(`username`, `name`, `email`, content='users', content_rowid='id', tokenize='unicode61 remove_diacritics 2', prefix='2 3');
--> statement-breakpoint
CREATE TRIGGER `users_fts_insert` AFTER INSERT ON `users` BEGIN
	INSERT INTO `users_fts`(rowid, `username`, `name`, `email`) VALUES (new.id, new.`username`, new.`name`, new.`email`);
END;
--> statement-breakpoint
CREATE TRIGGER `users_fts_delete` AFTER DELETE ON `users` BEGIN
	INSERT INTO `users_fts`(`users_fts`, rowid, `username`, `name`, `email`) VALUES ('delete', old.id, old.`username`, old.`name`, old.`email`);
END;
--> statement-breakpoint
CREATE TRIGGER `users_fts_update` AFTER UPDATE OF `username`, `name`, `email` ON `users` BEGIN
	INSERT INTO `users_fts`(`users_fts`, rowid, `username`, `name`, `email`) VALUES ('delete', old.id, old.`username`, old.`name`, old.`email`);
	INSERT INTO `users_fts`(rowid, `username`, `name`, `email`) VALUES (new.id, new.`username`, new.`name`, new.`email`);
END;
--> statement-breakpoint
INSERT INTO `users_fts`(`users_fts`) VALUES ('rebuild');
--> statement-breakpoint
CREATE VIRTUAL TABLE `projects_fts` USING fts5(`name`, `description`, content='projects', content_rowid='id', tokenize='unicode61 remove_diacritics 2', prefix='2 3');
--> statement-breakpoint
CREATE TRIGGER `projects_fts_insert` AFTER INSERT ON `projects` BEGIN
	INSERT INTO `projects_fts`(rowid, `name`, `description`) VALUES (new.id, new.`name`, new.`description`);
END;
--> statement-breakpoint
CREATE TRIGGER `projects_fts_delete` AFTER DELETE ON `projects` BEGIN
	INSERT INTO `projects_fts`(`projects_fts`, rowid, `name`, `description`) VALUES ('delete', old.id, old.`name`, old.`description`);
END;
--> statement-breakpoint
CREATE TRIGGER `projects_fts_update` AFTER UPDATE OF `name`, `description` ON `projects` BEGIN
	INSERT INTO `projects_fts`(`projects_fts`, rowid, `name`, `description`) VALUES ('delete', old.id, old.`name`, old.`description`);
	INSERT INTO `projects_fts`(rowid, `name`, `description`) VALUES (new.id, new.`name`, new.`description`);
END;
--> statement-breakpoint
INSERT INTO `projects_fts`(`projects_fts`) VALUES ('rebuild');
--> statement-breakpoint
CREATE VIRTUAL TABLE `newsletter_fts` USING fts5(`email`, content='newsletter_subscribers', content_rowid='id', tokenize='unicode61 remove_diacritics 2', prefix='2 3');
--> statement-breakpoint
CREATE TRIGGER `newsletter_fts_insert` AFTER INSERT ON `newsletter_subscribers` BEGIN
	INSERT INTO `newsletter_fts`(rowid, `email`) VALUES (new.id, new.`email`);
END;
--> statement-breakpoint
CREATE TRIGGER `newsletter_fts_delete` AFTER DELETE ON `newsletter_subscribers` BEGIN
	INSERT INTO `newsletter_fts`(`newsletter_fts`, rowid, `email`) VALUES ('delete', old.id, old.`email`);
END;
--> statement-breakpoint
CREATE TRIGGER `newsletter_fts_update` AFTER UPDATE OF `email` ON `newsletter_subscribers` BEGIN
	INSERT INTO `newsletter_fts`(`newsletter_fts`, rowid, `email`) VALUES ('delete', old.id, old.`email`);
	INSERT INTO `newsletter_fts`(rowid, `email`) VALUES (new.id, new.`email`);
END;
--> statement-breakpoint
INSERT INTO `newsletter_fts`(`newsletter_fts`) VALUES ('rebuild');
--> statement-breakpoint
CREATE TRIGGER `booking_messages_newest` AFTER INSERT ON `booking_messages` WHEN NOT new.`from_agency` BEGIN
	UPDATE `bookings` SET `client_message_id` = new.id WHERE id = new.`booking_id`;
END;
--> statement-breakpoint
CREATE TRIGGER `audit_log_no_update` BEFORE UPDATE ON `audit_log` BEGIN
	SELECT RAISE(ABORT, 'The audit log is only added to.');
END;
--> statement-breakpoint
CREATE TRIGGER `audit_log_no_delete` BEFORE DELETE ON `audit_log` BEGIN
	SELECT RAISE(ABORT, 'The audit log is only added to.');
END;
