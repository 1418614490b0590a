import { styled } from '@mui/material/styles';

/** A form of two columns with its button at the end; one below the other in narrow windows and in dialogs. */
export const InlineForm = styled('form')({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 320px)) auto',
  alignItems: 'end',
  justifyContent: 'start',
  columnGap: 16,
  '& > button': { minHeight: 44, marginBottom: 12 },
  '@media (width <= 760px)': { gridTemplateColumns: 'minmax(0, 1fr)' },
  '[role=dialog] &': { gridTemplateColumns: 'minmax(0, 1fr)', justifyItems: 'start' },
});
