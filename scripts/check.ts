import { runChecks } from './checks/checks';
import { root } from './install.mjs';

const results = await runChecks(root);
process.exit(results.every(({ ok }) => ok) ? 0 : 1);
