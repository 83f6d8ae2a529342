import { startInbox } from '@aabha/embedded/inbox/inbox';
import { runService } from './run-service';

/* The mail inbox as a process of its own. */
runService((setting) =>
  startInbox({
    smtpPort: Number(setting('INBOX_SMTP_PORT')),
    httpPort: Number(setting('INBOX_PORT')),
    dataDir: setting('INBOX_DIR'),
  }),
);
