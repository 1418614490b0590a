/** The entity tables of the store, with those that every page loads. */
import './tables';

export { entityReducer } from './reducer';
