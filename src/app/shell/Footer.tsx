import { useConfig } from '../../routing/configContext';

/** The copyright line of every page. A page that the server rendered in the old year may be hydrated in the new one. */
export function Footer() {
  const { companyName } = useConfig();
  return (
    <footer className="footer muted">
      <div className="page-width" suppressHydrationWarning>
        © {new Date().getFullYear()} {companyName}
      </div>
    </footer>
  );
}
