import { Button, Group } from '@mantine/core';
import type { ReactNode } from 'react';

/** What a notice says, and before its end a button that answers it, where there is something to do. */
export function NoticeLine({
  children,
  button,
  onPress,
}: {
  children: ReactNode;
  button: string;
  onPress?: (() => void) | undefined;
}) {
  return (
    <Group gap="xs">
      <span>{children}</span>
      {onPress && (
        <Button variant="default" onClick={onPress}>
          {button}
        </Button>
      )}
    </Group>
  );
}
