import { Link } from 'react-router';
import { statusOnly, useGetAccountQuery } from '../../api';
import { Page } from '../../league/Page';
import { selectAccount, selectIsAdmin } from '../../entities/accounts';
import { secondFactors } from '../../entities/generated/secondFactorTables.gen';
import { pathTo } from '../../routing/pathTo';
import { selectMustChangePassword } from '../../session/authSlice';
import { useAppSelector } from '../../store/hooks';
import { ChangePassword } from './ChangePassword';
import { OwnLeagues } from './OwnLeagues';
import { Passkeys } from './Passkeys';
import { SecondFactor } from './SecondFactor';
import { Sessions } from './Sessions';
import { SetPassword } from './SetPassword';

/** The ways to the admin page and to the page that adds a league, for those who may. */
function AccountLinks() {
  useGetAccountQuery(undefined, statusOnly);
  const isAdmin = useAppSelector(selectIsAdmin);
  const mayAddLeagues = useAppSelector((state) => selectAccount(state)?.mayAddLeagues);
  return (
    <>
      {mayAddLeagues && (
        <Link className="button" to={pathTo('addLeague')}>
          Add a league
        </Link>
      )}
      {isAdmin && (
        <Link className="button" to={pathTo('admin')}>
          Admin
        </Link>
      )}
    </>
  );
}

/** The account of a logged-in user. Continue leads to `from`, once a generated password is changed. */
export function OwnAccount({ emailAddress, from }: { emailAddress: string; from: string }) {
  const mustChangePassword = useAppSelector(selectMustChangePassword);
  const hasPassword = useAppSelector((state) => secondFactors.selectRow(state)?.hasPassword ?? true);
  return (
    <Page title="Account" subtitle={`You are logged in as ${emailAddress}.`}>
      {mustChangePassword ? (
        <p className="notice">Your password was generated. Change it to go on; until then you can read, but not save anything.</p>
      ) : (
        <p className="row">
          <Link className="button button--primary" to={from}>
            Continue
          </Link>
          <AccountLinks />
        </p>
      )}
      <div className="card-grid" style={{ '--card-width': '22rem', alignItems: 'start', marginTop: 24 }}>
        {!mustChangePassword && <SecondFactor emailAddress={emailAddress} />}
        {!mustChangePassword && <Passkeys emailAddress={emailAddress} />}
        {hasPassword ? <ChangePassword emailAddress={emailAddress} /> : <SetPassword emailAddress={emailAddress} />}
      </div>
      <OwnLeagues />
      <Sessions />
    </Page>
  );
}
