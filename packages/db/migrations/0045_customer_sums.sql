-- without transaction
-- Accounts from before the trigger of the last migration; no new account waits.
INSERT INTO "customer_sums" ("user_id") SELECT "id" FROM "users" ON CONFLICT DO NOTHING;
