import { readFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { loadPinCodes, parsePinCodes, shippedPinCodes } from '@aabha/db/reference/pin-codes';
import { databaseUrl } from './stack/database-url';
import { runCommand } from './stack/run-command';

const HELP = `Brings the PIN codes with their districts and States up to date:

  npm run db:pin-codes              to those that come with this version
  npm run db:pin-codes -- FILE      adds or corrects those of a file, a line for each district:
                                    Karnataka|Bengaluru|560001,560002

No code is removed. A State must be one that GST has a code for.`;

runCommand(async () => {
  const { values, positionals } = parseArgs({
    options: { help: { type: 'boolean', short: 'h' } },
    allowPositionals: true,
  });
  if (values.help) return HELP;
  const [file] = positionals;
  const places = file ? parsePinCodes(await readFile(file, 'utf8')) : await shippedPinCodes();
  const { added, corrected } = await loadPinCodes(databaseUrl(), places, { correct: true });
  return `${places.length} PIN codes read: ${added} added, ${corrected} corrected.`;
});
