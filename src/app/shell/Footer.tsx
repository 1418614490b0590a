import './footer.css';

/** The copyright line at the foot of every page. */
export function Footer({ companyName }: { companyName: string }) {
  return (
    <footer className="footer">
      <p>
        © {new Date().getFullYear()} {companyName}
      </p>
    </footer>
  );
}
