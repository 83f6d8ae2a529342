-- Screens of staff follow what they may do. The role of a member was no reason yet to read the list of staff again.
CREATE TRIGGER staff_roles_tell_permissions AFTER UPDATE OF permissions OR DELETE ON staff_roles FOR EACH STATEMENT EXECUTE FUNCTION tell_topic('permissions');--> statement-breakpoint
CREATE TRIGGER users_tell_permissions AFTER UPDATE OF role, staff_role_id ON users FOR EACH STATEMENT EXECUTE FUNCTION tell_topic('permissions');--> statement-breakpoint
CREATE TRIGGER users_tell_staff_role AFTER UPDATE OF staff_role_id ON users FOR EACH STATEMENT EXECUTE FUNCTION tell_topic('customers');
