-- A new version of an account ends its sessions, whatever raised it (docs/spec/sessions-and-access.md#end-of-a-session).
CREATE FUNCTION end_sessions_of_account() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE sessions SET ended_at = clock_timestamp(), end_reason = 'account-changed'
  WHERE user_id = NEW.id AND ended_at IS NULL AND expires_at > now();
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER users_end_sessions AFTER UPDATE OF token_version ON users FOR EACH ROW
  WHEN (OLD.token_version <> NEW.token_version)
  EXECUTE FUNCTION end_sessions_of_account();
