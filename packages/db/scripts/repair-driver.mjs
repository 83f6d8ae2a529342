/*
 * The PostgreSQL driver, as it is published, does three things wrong when its connection to the database is lost, which
 * a restart of the database under load brings about every time (docs/decisions/009):
 *
 * - it writes the rollback of the broken transaction to a socket that is gone, which ends the whole process;
 * - it forgets to forget what it was about to write, so that the connection, once it is back, never answers again;
 * - what a broken transaction still does runs on the new connection, outside of any transaction.
 *
 * And a transaction that begins when a connection's pipeline is full shares that connection with others. Here each place
 * is put right as the driver is bundled. A driver that reads otherwise than it is known here stops the build.
 */

const CONNECTION = /\/postgres\/src\/connection\.js$/;
const POOL = /\/postgres\/src\/index\.js$/;

/* `from` is what the driver has, to the letter. */
const REPAIRS = [
  {
    /* Forget what was to be written, and answer everything that waits, also where an error came before the end. */
    file: CONNECTION,
    from: `    socket.removeAllListeners()
    socket = null
`,
    to: `    socket.removeAllListeners()
    socket = null
    nextWriteTimer = chunk = null
    const lost = Errors.connection('CONNECTION_CLOSED', options, socket)
    query && queryError(query, lost)
    while (sent.length)
      queryError(sent.shift(), lost)
    query = results = errorResponse = null
    result = new Result()
`,
  },
  {
    file: CONNECTION,
    from: `    if (stream)
      return queryError(q, Errors.generic('COPY_IN_PROGRESS'`,
    to: `    if (socket === null) {
      queryError(q, Errors.connection('CONNECTION_CLOSED', options))
      return true
    }

    if (stream)
      return queryError(q, Errors.generic('COPY_IN_PROGRESS'`,
  },
  {
    /* A transaction has its connection from BEGIN on, whether or not the pipeline has room for more. */
    file: CONNECTION,
    from: `      return write(toBuffer(q))
        && !q.describeFirst
        && !q.cursorFn
        && sent.length < max_pipeline
        && (!q.options.onexecute || q.options.onexecute(connection))`,
    to: `      const hasRoom = write(toBuffer(q))
      if (q.options.onexecute) {
        q.options.onexecute(connection)
        return false
      }
      return hasRoom && !q.describeFirst && !q.cursorFn && sent.length < max_pipeline`,
  },
  {
    file: CONNECTION,
    from: `    !query && onopen(connection)`,
    to: `    !query && !connection.reserved && onopen(connection)`,
  },
  {
    /* When the connection ends meanwhile, who waits for it is told above; nobody waits for this. */
    file: CONNECTION,
    from: `        return fetchArrayTypes()`,
    to: `        return fetchArrayTypes().catch(() => undefined)`,
  },
  {
    file: POOL,
    from: `      , connection
      , prepare = null
`,
    to: `      , connection
      , prepare = null
      , gone = null
`,
  },
  {
    /* What waits in a transaction ends with its connection. */
    file: POOL,
    from: `        new Promise((_, reject) => connection.onclose = reject)`,
    to: `        new Promise((_, reject) => connection.onclose = error => {
          gone = error
          while (queries.length)
            queries.shift().reject(error)
          reject(error)
        })`,
  },
  {
    /* And nothing more of it runs, on whatever connection. */
    file: POOL,
    from: `        q.catch(e => uncaughtError || (uncaughtError = e))
`,
    to: `        q.catch(e => uncaughtError || (uncaughtError = e))
        if (gone)
          return q.reject(gone)
`,
  },
  {
    /* No repair: what a transaction sends together leaves in one piece. A write costs more than the statement in it. */
    file: CONNECTION,
    from: `    if (fn || chunk.length >= 1024)`,
    to: `    if (fn || chunk.length >= 16384)`,
  },
];

/** A plugin for Vite and Vitest that repairs the driver while it is bundled. Throws when the driver is another than expected. */
export function repairDriver() {
  return {
    name: 'repair-postgres-driver',
    /** @param {string} code @param {string} id */
    transform(code, id) {
      const file = id.split('?')[0] ?? '';
      const repairs = REPAIRS.filter((repair) => repair.file.test(file));
      if (repairs.length === 0) return undefined;
      const repaired = repairs.reduce((text, { from, to }) => {
        if (text.split(from).length !== 2)
          throw new Error(
            `The PostgreSQL driver is not as repair-driver.mjs knows it. Look at ${file} anew.`,
          );
        return text.replace(from, () => to);
      }, code);
      return { code: repaired, map: null };
    },
  };
}
