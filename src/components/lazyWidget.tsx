import { useEffect, useState, type ComponentType } from 'react';
import { importWithRetry } from '../lib/importWithRetry';

/**
 * A component whose chunk loads on first use, such as a dialog. It renders nothing until then. If the chunk cannot be loaded, a notice
 * says so, and the next mount tries again.
 */
export function lazyWidget<Props extends object>(load: () => Promise<ComponentType<Props>>): ComponentType<Props> {
  let loaded: ComponentType<Props> | undefined;
  return function LazyWidget(props: Props) {
    const [Widget, setWidget] = useState(() => loaded);
    const [failed, setFailed] = useState(false);
    useEffect(() => {
      if (loaded) return undefined;
      let mounted = true;
      importWithRetry(load).then(
        (component) => {
          loaded = component;
          if (mounted) setWidget(() => component);
        },
        (error: unknown) => {
          console.error(error);
          if (mounted) setFailed(true);
        },
      );
      return () => {
        mounted = false;
      };
    }, []);

    if (Widget) return <Widget {...props} />;
    if (!failed) return null;
    return (
      <div className="notice notice--bad row" role="alert">
        <span>Couldn’t load this part of the page. Check your connection, then try again.</span>
        <button type="button" className="button" onClick={() => setFailed(false)}>
          Dismiss
        </button>
      </div>
    );
  };
}
