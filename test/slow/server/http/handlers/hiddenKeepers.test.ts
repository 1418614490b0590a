import { testHiddenKeepers } from '../../../../server/http/handlers/hiddenKeeperCalls';
import { prepareKeeperDesk, sleeperTeam } from '../../../../server/http/handlers/keeperDeskCalls';

prepareKeeperDesk();
testHiddenKeepers('Sleeper', sleeperTeam);
