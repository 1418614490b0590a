import { MenuLinks } from './MenuLinks';
import { useAccountLinks } from './useAccountLinks';

/** The links of the account that is logged in. */
export const AccountList = () => (
  <ul>
    <MenuLinks links={useAccountLinks()} />
  </ul>
);
