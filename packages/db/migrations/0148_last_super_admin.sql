-- Somebody can always open the back office: the last SuperAdmin who is not disabled is neither deleted, nor demoted, nor disabled
-- (docs/spec/accounts.md#staff-accounts). The lock lets two changes at once see each other; a row lock alone would not.
CREATE FUNCTION keep_a_super_admin() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_advisory_xact_lock(hashtext('keep_a_super_admin'));
  IF NOT EXISTS (SELECT FROM users WHERE role = 'SuperAdmin' AND disabled_at IS NULL) THEN
    RAISE EXCEPTION 'The last SuperAdmin stays.' USING ERRCODE = 'check_violation', CONSTRAINT = 'users_last_super_admin';
  END IF;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER users_keep_super_admin_update AFTER UPDATE OF role, disabled_at ON users FOR EACH ROW
  WHEN (OLD.role = 'SuperAdmin' AND OLD.disabled_at IS NULL AND (NEW.role <> 'SuperAdmin' OR NEW.disabled_at IS NOT NULL))
  EXECUTE FUNCTION keep_a_super_admin();
--> statement-breakpoint
CREATE TRIGGER users_keep_super_admin_delete AFTER DELETE ON users FOR EACH ROW
  WHEN (OLD.role = 'SuperAdmin' AND OLD.disabled_at IS NULL)
  EXECUTE FUNCTION keep_a_super_admin();
