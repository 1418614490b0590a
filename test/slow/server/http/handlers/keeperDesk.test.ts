/** What the rules for keepers come to in a league of Sleeper. */
import { prepareKeeperDesk, sleeperTeam, testKeeperRules } from '../../../../server/http/handlers/keeperDeskCalls';

prepareKeeperDesk();
testKeeperRules('Sleeper', sleeperTeam);
