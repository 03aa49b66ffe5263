import { Children, type ReactNode } from 'react'

/**
 * What is given, each text in an element of its own. A browser's translation puts other elements round the texts of
 * a page: React still finds a text that is all that its element holds, and no longer one beside others.
 */
export function inOwnElement(children: ReactNode): ReactNode {
  return Children.map(children, (child) =>
    typeof child === 'string' ? <span>{child}</span> : child,
  )
}
