/** The flag of Morocco: a green five-pointed star of one line on red. */
export function MoroccanFlag({ className }: { className?: string | undefined }) {
  return (
    <svg aria-hidden viewBox="0 0 60 40" className={className}>
      <path fill="#c1272d" d="M0 0h60v40H0z" />
      <path
        fill="none"
        stroke="#006233"
        strokeWidth="2"
        d="M30 8.5 36.76 29.3 19.06 16.45h21.88L23.24 29.3Z"
      />
    </svg>
  );
}
