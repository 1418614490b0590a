import Alert from '@mui/material/Alert';
import { AppTheme } from '../theme/AppTheme';
import { Reason } from './Reason';

/** Why a form was refused; null shows nothing. */
export const ErrorAlert = ({ text }: { text: string | null }) =>
  text !== null && (
    <AppTheme>
      <Alert severity="error" variant="filled" icon={false}>
        <Reason text={text} />
      </Alert>
    </AppTheme>
  );
