import { useEffect, useState, type ComponentType, type ReactNode } from 'react';
import { importWithRetry } from '../lib/importWithRetry';
import { Button } from './Button';

/** What closes a modal or a snackbar, and whether a modal is open. */
type Closable = { open?: boolean; onClose?: () => void; onExited?: () => void; onDismiss?: () => void };

/**
 * A component whose chunk loads on first use, such as a dialog. It renders nothing, or `waiting`, until then. If the chunk cannot be loaded,
 * a notice says so; Dismiss closes the widget. It tries again when it mounts or opens again.
 * @param keyOf what the widget is open for, from its props, such as a player's id: a new key loads a lost chunk again. False or null while it
 * is closed. By default whether it is open
 * @param waiting what is shown until then
 */
export function lazyWidget<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  keyOf: (props: Props) => unknown = ({ open = true }: Closable) => open,
  waiting: ReactNode = null,
): ComponentType<Props> {
  let loaded: ComponentType<Props> | undefined;
  return function LazyWidget(props: Props) {
    const [Widget, setWidget] = useState(() => loaded);
    const [failed, setFailed] = useState(false);
    const key = keyOf(props);
    useEffect(() => {
      if (Widget || key === false || key === null) return undefined;
      let current = true;
      importWithRetry(load).then(
        (component) => {
          loaded = component;
          if (current) setWidget(() => component);
        },
        (error: unknown) => {
          console.error(error);
          if (current) setFailed(true);
        },
      );
      return () => {
        current = false;
        setFailed(false);
      };
    }, [Widget, key]);

    if (Widget) return <Widget {...props} />;
    if (!failed) return waiting;
    const dismiss = () => {
      setFailed(false);
      const { onClose, onExited, onDismiss }: Closable = props;
      for (const close of [onClose, onExited, onDismiss]) close?.();
    };
    return (
      <div className="notice notice--bad row" role="alert">
        <span>Couldn’t load this part of the page. Check your connection, then try again.</span>
        <Button onClick={dismiss}>Dismiss</Button>
      </div>
    );
  };
}
