import { useEffect, useState } from 'react';

/** How long (ms) words stay for screen readers to take up; afterwards only the visible ones are left. */
const spoken = 1500;

/** What a hidden live region says of something that is shown as well: each value for a moment, then undefined. */
export function useSpoken<T>(value: T): T | undefined {
  const [said, setSaid] = useState<T>();
  useEffect(() => {
    setSaid(() => value);
    const timer = setTimeout(() => setSaid(undefined), spoken);
    return () => clearTimeout(timer);
  }, [value]);
  return said;
}
