import pg from 'pg';

const unanswered = 'Query read timeout';

/**
 * Makes a connection that is lent for a transaction come back in every case. Without it a connection that breaks between two queries ends
 * the process, one that breaks at `begin` is never given back, and one that is silent makes the next transaction wait too.
 */
function guard(client: pg.PoolClient): pg.PoolClient {
  const { release, query } = client;
  const giveBack = (broken?: Error | boolean) => {
    client.release = () => undefined;
    client.query = query;
    client.off('error', giveBack);
    release.call(client, broken);
  };
  client.on('error', giveBack);
  client.release = giveBack;
  client.query = ((...given: Parameters<typeof query>) => {
    const answer = query.apply(client, given) as unknown;
    if (answer instanceof Promise) answer.catch((error: Error) => error.message === unanswered && client.release(error));
    return answer;
  }) as typeof query;
  return client;
}

type Receive = Parameters<pg.Pool['connect']>[0];

/** A pool for a database that may go away at any moment. */
export class SafePool extends pg.Pool {
  constructor(settings: pg.PoolConfig) {
    super(settings);
    this.on('error', () => undefined); // an idle connection that broke is replaced at the next query
  }

  override connect(): Promise<pg.PoolClient>;
  override connect(receive: Receive): void;
  override connect(receive?: Receive): Promise<pg.PoolClient> | void {
    return receive ? super.connect(receive) : super.connect().then(guard);
  }
}
