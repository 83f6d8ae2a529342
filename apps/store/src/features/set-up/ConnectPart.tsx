import * as texts from '@aabha/messages/set-up';
import { Part } from './Part';
import classes from './set-up.module.css';
import type { Guide } from './steps-of';
import { Tick } from './Tick';

type Connection = Guide['connections'][number];

/** Returns what else there is to know of a connection; empty for nothing. */
function noteOf({ purpose }: Connection, { audioReturn, hdmiCount }: Guide): string {
  if (purpose === 'soundbar' && audioReturn) return texts.soundbarNote[audioReturn];
  if (purpose !== 'set-top-box' || hdmiCount === null) return '';
  return audioReturn && hdmiCount > 1 ? texts.hdmiLeft(hdmiCount - 1) : texts.hdmiCount(hdmiCount);
}

function Socket({ connection, guide }: { connection: Connection; guide: Guide }) {
  const [best, ...others] = connection.ways;
  const note = noteOf(connection, guide);
  return (
    <Tick step={`connect ${connection.purpose}`}>
      <span className={classes.purpose}>{texts.purposes[connection.purpose]}</span>{' '}
      {best && <strong>{texts.ways[best]}</strong>} {note && <span className={classes.note}>{note}</span>}{' '}
      {others.length > 0 && (
        <span className={classes.note}>
          {texts.otherWays(others.map((way) => texts.ways[way]).join(', '))}
        </span>
      )}
    </Tick>
  );
}

/** Which of its sockets is for what. */
export function ConnectPart({ guide }: { guide: Guide }) {
  return (
    <Part number={4} title={texts.connect}>
      <p className="soft">{texts.connectHint}</p>
      {guide.connections.length === 0 && <p>{texts.noConnections}</p>}
      <div className={classes.sockets}>
        {guide.connections.map((connection) => (
          <Socket key={connection.purpose} connection={connection} guide={guide} />
        ))}
      </div>
    </Part>
  );
}
